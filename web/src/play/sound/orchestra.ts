import type { SoundName } from '../sound-name.js';

/** One struck thing: a tone that falls away, or a breath of noise through a filter. */
interface Blow {
  /** Seconds after the sound begins. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}
interface Tone extends Blow {
  readonly is: 'tone';
  readonly wave: OscillatorType;
  readonly from: number;
  /** Where the tone slides to. */
  readonly to?: number;
}
interface Breath extends Blow {
  readonly is: 'breath';
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly sharp?: number;
  /** How long it swells, in seconds. */
  readonly swell?: number;
}
type Part = Tone | Breath;

const tone = (
  at: number,
  from: number,
  lasts: number,
  loud: number,
  wave: OscillatorType = 'sine',
  to = from,
): Tone => ({ is: 'tone', at, from, to, lasts, loud, wave });
const breath = (
  at: number,
  from: number,
  lasts: number,
  loud: number,
  filter: BiquadFilterType = 'bandpass',
  more: Partial<Breath> = {},
): Breath => ({ is: 'breath', at, from, lasts, loud, filter, ...more });

/** Knuckles on a table top: the board's low tone and the click of the bone. */
const knock = (at: number, loud = 1): Part[] => [
  tone(at, 172, 0.11, 0.5 * loud, 'triangle', 118),
  tone(at, 94, 0.16, 0.45 * loud, 'sine', 72),
  breath(at, 1_900, 0.025, 0.5 * loud, 'bandpass', { sharp: 1.2 }),
];

/** A card drawn over wood, and laid down. */
const card = (at: number, loud = 1): Part[] => [
  breath(at, 2_600, 0.075, 0.22 * loud, 'bandpass', { to: 4_800, sharp: 0.8, swell: 0.03 }),
  breath(at + 0.07, 900, 0.035, 0.35 * loud, 'lowpass'),
];

/** A coin rings in two tones that are no harmony. */
const coin = (at: number, pitch = 1, loud = 1): Part[] => [
  tone(at, 3_130 * pitch, 0.32, 0.13 * loud),
  tone(at, 4_790 * pitch, 0.22, 0.09 * loud),
  tone(at + 0.055, 3_390 * pitch, 0.36, 0.09 * loud),
  breath(at, 6_400, 0.02, 0.12 * loud, 'highpass'),
];

/** One die against the others: short, hard, never twice the same. */
const bone = (at: number, pitch: number, loud: number): Part[] => [
  tone(at, 820 * pitch, 0.03, 0.2 * loud, 'triangle', 560 * pitch),
  breath(at, 3_200 * pitch, 0.02, 0.4 * loud, 'bandpass', { sharp: 3 }),
];

/** A bell struck softly: a tone and those over it that bells have. */
const bell = (at: number, pitch: number, loud = 1): Part[] =>
  [1, 2.01, 2.74, 5.41].map((over, i) => tone(at, pitch * over, 1.1 / (i + 1), (0.2 / (i + 1)) * loud));

const scores: { readonly [name in SoundName]: () => readonly Part[] } = {
  knock: () => knock(0),
  knocks: () => [...knock(0, 0.8), ...knock(0.21, 0.9), ...knock(0.42, 1.1)],
  card: () => card(0),
  deal: () => [0, 0.07, 0.15, 0.22].flatMap((at) => card(at, 0.6)),
  disc: () => [...knock(0, 0.45), breath(0.01, 1_400, 0.05, 0.25, 'bandpass', { sharp: 1.5 })],
  coin: () => coin(0),
  coins: () => [...coin(0, 1), ...coin(0.09, 1.12, 0.8), ...coin(0.2, 0.93, 0.7)],
  splash: () => [
    tone(0, 210, 0.16, 0.4, 'sine', 60),
    breath(0.02, 2_800, 0.55, 0.5, 'bandpass', { to: 520, sharp: 0.7, swell: 0.04 }),
    breath(0.18, 1_100, 0.7, 0.2, 'lowpass', { to: 300, swell: 0.1 }),
    ...[0.3, 0.42, 0.51].map((at, i) => tone(at, 620 + 240 * i, 0.07, 0.08, 'sine', 980 + 260 * i)),
  ],
  dice: () =>
    [0, 0.05, 0.09, 0.16, 0.2, 0.27, 0.38, 0.52].flatMap((at, i) =>
      bone(at, 0.85 + ((i * 37) % 11) / 30, 1 - i * 0.08),
    ),
  creak: () => [
    tone(0, 96, 0.42, 0.1, 'sawtooth', 132),
    breath(0, 480, 0.45, 0.25, 'bandpass', { to: 760, sharp: 9, swell: 0.15 }),
  ],
  turn: () => [...bell(0, 784), ...bell(0.16, 1_046.5, 0.8)],
  win: () => [
    ...[523.25, 659.25, 783.99, 1_046.5].flatMap((pitch, i) => bell(i * 0.13, pitch, 0.8)),
    ...[523.25, 659.25, 783.99].map((pitch) => tone(0.55, pitch, 1.1, 0.09, 'triangle')),
    ...coin(0.75, 1.1, 0.6),
  ],
};

/** All sounds of the page, made from tones and noise as they are needed. */
export class Orchestra {
  private readonly context = new AudioContext();
  private readonly hall: AudioNode;
  private readonly noise: AudioBuffer;
  /** When each was heard last, in seconds. */
  private readonly played = new Map<SoundName, number>();

  constructor() {
    const { context } = this;
    const gain = context.createGain();
    gain.gain.value = 0.6;
    const limit = context.createDynamicsCompressor();
    gain.connect(limit).connect(context.destination);
    this.hall = gain;
    this.noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }

  /** After a touch the browser lets us sound. */
  async wake(): Promise<void> {
    if (this.context.state !== 'running') await this.context.resume();
  }

  rest(): void {
    void this.context.suspend().catch(() => {});
  }

  play(name: SoundName): void {
    if (this.context.state !== 'running') {
      // A telephone call or a sleep may have stopped it; what comes next is heard again.
      void this.wake().catch(() => {});
      return;
    }
    const now = this.context.currentTime + 0.005;
    // The same twice within a moment is one: the game's own win and the match's.
    if (now - (this.played.get(name) ?? -Infinity) < (name === 'win' ? 4 : 0.05)) return;
    this.played.set(name, now);
    for (const part of scores[name]()) this.sound(part, now + part.at);
  }

  private sound(part: Part, begin: number): void {
    const { context } = this;
    const end = begin + part.lasts;
    const volume = context.createGain();
    const swell = part.is === 'breath' ? (part.swell ?? 0.002) : 0.002;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(part.loud, begin + swell);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    volume.connect(this.hall);
    const source = part.is === 'tone' ? this.tone(part, begin, end) : this.breath(part, begin, end, volume);
    if (part.is === 'tone') source.connect(volume);
    source.start(begin);
    source.stop(end + 0.02);
    source.onended = () => volume.disconnect();
  }

  private tone({ wave, from, to = from }: Tone, begin: number, end: number): AudioScheduledSourceNode {
    const source = this.context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, begin);
    source.frequency.exponentialRampToValueAtTime(to, end);
    return source;
  }

  private breath(part: Breath, begin: number, end: number, volume: AudioNode): AudioScheduledSourceNode {
    const { filter: type, from, to = from, sharp = 1 } = part;
    const source = this.context.createBufferSource();
    source.buffer = this.noise;
    source.loop = true;
    const filter = this.context.createBiquadFilter();
    filter.type = type;
    filter.Q.value = sharp;
    filter.frequency.setValueAtTime(from, begin);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(filter).connect(volume);
    return source;
  }
}
