// Sends the same request again and again, and records when, how long it took and the answer.
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from '../lib/ask.ts';

export interface Sample {
  readonly sent: number;
  readonly took: number;
  /** Undefined when no answer came within the client's timeout. */
  readonly answer: Answer | undefined;
}

export interface Probe {
  readonly samples: readonly Sample[];
  stop(): Promise<void>;
}

const pause = 200;
const together = 4;

/** Several clients, since one that hangs must not block the others. */
export function startProbe(question: () => Promise<Answer>): Probe {
  const samples: Sample[] = [];
  const stopping = new AbortController();
  const client = async () => {
    while (!stopping.signal.aborted) {
      const sent = performance.now();
      const answer = await question().catch(() => undefined);
      samples.push({ sent, took: performance.now() - sent, answer });
      await delay(pause);
    }
  };
  const asking = Promise.all(Array.from({ length: together }, client));
  return {
    samples,
    stop: async () => {
      stopping.abort();
      await asking;
    },
  };
}
