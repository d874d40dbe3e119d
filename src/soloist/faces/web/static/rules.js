// Searches the rules while one types. Without it the button asks the server, which finds and marks the same.
"use strict";
(() => {
  const field = document.querySelector(".seek input");
  const clauses = [...document.querySelectorAll(".rule")];
  const LIGATURES = { "’": "'", "‑": "-", "œ": "oe", "æ": "ae", "ß": "ss" };
  const fold = (letter) => {
    const small = letter.toLowerCase();
    return (LIGATURES[small] ?? small).normalize("NFD").replace(/\p{M}/gu, "");
  };
  const folded = (text) => Array.from(text, fold).join("");
  const texts = new Map();
  for (const clause of clauses) texts.set(clause, folded(clause.textContent));

  function unmark(root) {
    for (const mark of root.querySelectorAll("mark")) mark.replaceWith(mark.textContent);
    root.normalize();
  }

  /** Wraps what the words match in one text, letter by letter, because a letter may fold to two. */
  function markText(node, words) {
    const letters = Array.from(node.data);
    const ends = [];
    let plain = "";
    for (const letter of letters) ends.push((plain += fold(letter)).length);
    const hit = new Array(plain.length).fill(false);
    for (const word of words) {
      for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
    }
    if (!hit.includes(true)) return;
    const parts = document.createDocumentFragment();
    let run = "";
    let marked = false;
    const put = () => {
      if (!run) return;
      const part = marked ? document.createElement("mark") : document.createTextNode("");
      part.textContent = run;
      parts.append(part);
    };
    letters.forEach((letter, number) => {
      const now = hit.slice(number ? ends[number - 1] : 0, ends[number]).includes(true);
      if (now !== marked) {
        put();
        run = "";
        marked = now;
      }
      run += letter;
    });
    put();
    node.replaceWith(parts);
  }

  function mark(root, words) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) markText(node, words);
  }

  function search() {
    const words = folded(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const clause of clauses) {
      unmark(clause);
      clause.hidden = !words.every((word) => texts.get(clause).includes(word));
      if (clause.hidden) continue;
      found += 1;
      if (words.length) mark(clause, words);
      for (const ruling of clause.querySelectorAll("details")) ruling.open = ruling.querySelector("mark") != null;
    }
    for (const chapter of document.querySelectorAll(".chapter")) {
      chapter.hidden = !chapter.querySelector(".rule:not([hidden])");
      document.querySelector(`.toc a[href="#${chapter.id}"]`).parentElement.hidden = chapter.hidden;
    }
    document.querySelector(".seek .count").value = words.length ? `${found} / ${clauses.length}` : "";
    document.querySelector(".nothing").hidden = found > 0;
    const asked = words.length ? `?${new URLSearchParams({ q: field.value.trim() })}` : "";
    history.replaceState(null, "", soloist.here() + asked);
  }

  field.addEventListener("input", search);
  field.form.addEventListener("submit", (event) => {
    event.preventDefault();
    search();
  });
})();
