// Uploads give way to urgent work: on a slow network a photo takes minutes, and an alert must not wait for it.
import type { Reply } from './outcome.ts';

export type Uploads = Readonly<{
  /** Before the next operation is chosen: from here on, work that comes in is new. */
  startTurn(): void;
  /** `overtaken` when urgent work came in before the upload ended; it then has to be repeated. */
  run(upload: (signal: AbortSignal) => Promise<Reply>): Promise<Reply | 'overtaken'>;
  end(): void;
}>;

export function createUploads(onUrgent: ((listener: () => void) => () => void) | undefined): Uploads {
  let running: AbortController | null = null;
  let hasUrgentCome = false;
  const end = onUrgent?.(() => {
    hasUrgentCome = true;
    running?.abort();
  });
  return {
    startTurn: () => {
      hasUrgentCome = false;
    },
    run: async (upload) => {
      if (hasUrgentCome) return 'overtaken';
      const controller = new AbortController();
      running = controller;
      const reply = await upload(controller.signal);
      running = null;
      return reply === null && controller.signal.aborted ? 'overtaken' : reply;
    },
    end: () => end?.(),
  };
}
