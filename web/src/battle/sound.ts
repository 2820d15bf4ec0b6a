// What is heard of a battle, where somebody wants to: made as it is needed, of tones and of noise. Loaded with the first of it.

import type { Stage } from '@flagplot/pagekit/board/film.svelte.ts';
import type { Beat, Place } from '@flagplot/scene';

/** What there is to hear. */
export type Sound = 'shot' | 'hit' | 'loss' | 'turn';

/** A tone or a burst of noise: when it begins, how long it lasts, in seconds; from which pitch to which, in hertz; how loud, 0 to 1. */
interface Note {
  kind: 'sine' | 'triangle' | 'noise';
  at: number;
  lasts: number;
  from: number;
  to: number;
  loud: number;
}

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  shot: [{ kind: 'triangle', at: 0, lasts: 0.16, from: 900, to: 180, loud: 0.12 }],
  hit: [
    { kind: 'noise', at: 0, lasts: 0.18, from: 1400, to: 300, loud: 0.2 },
    { kind: 'sine', at: 0, lasts: 0.2, from: 140, to: 60, loud: 0.25 },
  ],
  loss: [
    { kind: 'noise', at: 0, lasts: 0.7, from: 900, to: 90, loud: 0.25 },
    { kind: 'sine', at: 0, lasts: 0.6, from: 90, to: 32, loud: 0.3 },
  ],
  turn: [
    { kind: 'sine', at: 0, lasts: 0.14, from: 587, to: 587, loud: 0.12 },
    { kind: 'sine', at: 0.15, lasts: 0.22, from: 784, to: 784, loud: 0.12 },
  ],
};

/** What is heard of a beat that has come so far. */
export function soundOf(beat: Beat<Place>, stage: Stage): Sound | undefined {
  if (stage === 'aim') return beat.kind === 'fire' || beat.kind === 'launch' ? 'shot' : beat.kind === 'loss' ? 'loss' : undefined;
  if (stage !== 'boxes' || beat.kind !== 'fire') return undefined;
  const { lost, struck } = beat.volley;
  return lost.length > 0 ? 'loss' : struck.length > 0 ? 'hit' : undefined;
}

let ear: AudioContext | undefined;

/** Sounds once. Where the browser has no ear for it yet, it is left out. */
export function play(sound: Sound | undefined): void {
  if (!sound) return;
  ear ??= new AudioContext();
  if (ear.state === 'suspended') void ear.resume();
  for (const note of SOUNDS[sound]) sing(ear, note);
}

function sing(to: AudioContext, { kind, at, lasts, from, to: end, loud }: Note): void {
  const begins = to.currentTime + at;
  const gain = to.createGain();
  gain.gain.setValueAtTime(loud, begins);
  gain.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
  gain.connect(to.destination);
  const swept = { begins, lasts, from, end };
  const source = kind === 'noise' ? noise(to, gain, swept) : tone(to, gain, { kind, ...swept });
  source.start(begins);
  source.stop(begins + lasts);
}

/** When a pitch begins to change, for how long, from what to what. */
interface Swept {
  begins: number;
  lasts: number;
  from: number;
  end: number;
}

function tone(
  to: AudioContext,
  gain: GainNode,
  { kind, begins, lasts, from, end }: Swept & { kind: OscillatorType },
): OscillatorNode {
  const source = to.createOscillator();
  source.type = kind;
  source.frequency.setValueAtTime(from, begins);
  source.frequency.exponentialRampToValueAtTime(end, begins + lasts);
  source.connect(gain);
  return source;
}

/** Noise through a filter that closes. */
function noise(to: AudioContext, gain: GainNode, { begins, lasts, from, end }: Swept): AudioBufferSourceNode {
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * lasts), to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = to.createBufferSource();
  source.buffer = buffer;
  const filter = to.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(from, begins);
  filter.frequency.exponentialRampToValueAtTime(end, begins + lasts);
  source.connect(filter);
  filter.connect(gain);
  return source;
}
