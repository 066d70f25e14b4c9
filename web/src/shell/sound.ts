/** Two soft notes, made here: no file, and silent where the browser wants silence. */

let context: AudioContext | null = null;

/** It is your turn. */
export function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return; // no page may sound before it was touched
  try {
    context ??= new AudioContext();
    note(context, 659.3, 0);
    note(context, 880, 0.14);
  } catch {
    // no sound then
  }
}

function note(audio: AudioContext, pitch: number, delay: number): void {
  const start = audio.currentTime + delay;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0008, start + 0.7);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.75);
}
