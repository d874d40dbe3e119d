// Play a short sound after the opponent's turn, if the setting is on.
"use strict";
(() => {
  const root = document.documentElement;
  let context = null;
  const on = () => root.dataset.sound === "on";

  /** Browsers allow sound only after a click or key press. */
  function wake() {
    if (!on()) return;
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
  }
  for (const gesture of ["click", "keydown"]) document.addEventListener(gesture, wake, true);

  function knock() {
    if (navigator.userActivation?.hasBeenActive) wake();
    if (!context || !on()) return;
    const now = context.currentTime;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = "triangle";
    tone.frequency.setValueAtTime(340, now);
    tone.frequency.exponentialRampToValueAtTime(150, now + 0.05);
    volume.gain.setValueAtTime(0.22, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + 0.13);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + 0.14);
  }
  addEventListener("opponent", knock);

  // Apply the setting without loading a page, and play the sound once.
  document.addEventListener("submit", (event) => {
    const chosen = event.submitter;
    if (chosen?.name !== "sound") return;
    event.preventDefault();
    root.dataset.sound = chosen.value;
    for (const each of event.target.querySelectorAll("[name=sound]")) each.setAttribute("aria-pressed", String(each === chosen));
    wake();
    knock();
    soloist.ask(event.target.action, { method: "POST", body: new URLSearchParams(new FormData(event.target, chosen)) });
  });
})();
