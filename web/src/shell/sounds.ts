/**
 * The sounds of the table, made here from a small table of tones: no file is fetched, and a page that
 * nobody has touched stays silent. Which event has which sound is decided by those who call `play`.
 */
import { settings } from "../state/settings.svelte";
import type { SoundName } from "../state/sound_names";

/** One tone: a pitch that may slide, or a rustle; soft at both ends. */
interface Tone {
  readonly wave: "sine" | "triangle" | "noise";
  /** In hertz; of a rustle, the middle of its band. */
  readonly pitch: number;
  /** Where the pitch slides to. */
  readonly to?: number;
  /** Seconds after the beginning, and how long it lasts. */
  readonly at: number;
  readonly lasts: number;
  /** At most 0.2, so that no sound startles. */
  readonly loud: number;
}

/** Wood on stone, paper, balls in a hollow figure, silk, two bells, three bells. */
export const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  step: [
    { wave: "sine", pitch: 210, to: 120, at: 0, lasts: 0.09, loud: 0.16 },
    { wave: "noise", pitch: 900, at: 0, lasts: 0.04, loud: 0.05 },
  ],
  cards: [
    { wave: "noise", pitch: 3_200, to: 1_800, at: 0, lasts: 0.12, loud: 0.07 },
    { wave: "noise", pitch: 2_600, to: 1_400, at: 0.1, lasts: 0.12, loud: 0.06 },
  ],
  phantom: [0, 0.07, 0.13, 0.2, 0.29, 0.4].flatMap((at, n): readonly Tone[] => [
    { wave: "triangle", pitch: 760 - 60 * n, to: 420 - 30 * n, at, lasts: 0.06, loud: 0.09 },
    { wave: "noise", pitch: 1_500, at, lasts: 0.03, loud: 0.05 },
  ]),
  gesture: [{ wave: "noise", pitch: 700, to: 2_400, at: 0, lasts: 0.22, loud: 0.05 }],
  turn: [
    { wave: "sine", pitch: 659.3, at: 0, lasts: 0.7, loud: 0.12 },
    { wave: "sine", pitch: 880, at: 0.14, lasts: 0.7, loud: 0.12 },
  ],
  end: [
    { wave: "triangle", pitch: 523.3, at: 0, lasts: 0.5, loud: 0.1 },
    { wave: "triangle", pitch: 659.3, at: 0.16, lasts: 0.5, loud: 0.1 },
    { wave: "triangle", pitch: 784, at: 0.32, lasts: 0.9, loud: 0.12 },
  ],
};

const SOFT = 0.012;
const SILENCE = 0.0008;

let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

/** Play a sound, unless it is silenced or the page has not been touched yet. */
export function play(name: SoundName): void {
  if (!settings.hears(name) || !navigator.userActivation?.hasBeenActive) return;
  try {
    const audio = (context ??= new AudioContext());
    for (const tone of SOUNDS[name]) sound(audio, tone);
  } catch {
    // a browser without sound
  }
}

function sound(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(tone.loud, start + SOFT);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, start + tone.lasts);
  loudness.connect(audio.destination);
  const source =
    tone.wave === "noise" ? hiss(audio, tone, start, loudness) : note(audio, tone, start, loudness);
  source.start(start);
  source.stop(start + tone.lasts + 0.05);
}

function note(audio: AudioContext, tone: Tone, start: number, out: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = tone.wave === "triangle" ? "triangle" : "sine";
  slide(source.frequency, tone, start);
  source.connect(out);
  return source;
}

function hiss(
  audio: AudioContext,
  tone: Tone,
  start: number,
  out: AudioNode,
): AudioBufferSourceNode {
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  slide(band.frequency, tone, start);
  const source = audio.createBufferSource();
  source.buffer = rustle ??= noise(audio);
  source.connect(band).connect(out);
  return source;
}

function slide(pitch: AudioParam, tone: Tone, start: number): void {
  pitch.setValueAtTime(tone.pitch, start);
  if (tone.to !== undefined) pitch.exponentialRampToValueAtTime(tone.to, start + tone.lasts);
}

/** Half a second of noise, the same each time. */
function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate / 2), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let n = 0; n < samples.length; n += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[n] = seed / 1_073_741_823.5 - 1;
  }
  return buffer;
}
