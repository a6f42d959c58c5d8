import type { Report } from './report.ts';

export interface Settings {
  /** Everything in small, to check that a part works; such figures prove nothing. */
  readonly short: boolean;
  /** The source of randomness, so that a run that found something can be repeated. */
  readonly seed: number;
}

export interface Bench {
  readonly report: Report;
  readonly settings: Settings;
  /** What a part starts is ended when the part ends, whatever its outcome. */
  readonly stack: AsyncDisposableStack;
}

export interface Part {
  readonly name: string;
  readonly about: string;
  /** A part that takes longer than this many minutes is stuck, and is ended. */
  readonly minutes: number;
  run(bench: Bench): Promise<void>;
}
