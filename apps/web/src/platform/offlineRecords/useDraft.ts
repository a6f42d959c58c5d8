// Saves the content of a form while it is being filled in: a moment after each change, about once a second while changes
// go on, and when the form closes.
import { useEffect, useEffectEvent, useRef } from 'react';
import { hold, holdUntil } from '../readiness/holds.ts';

const pause = 400;
/** Who types without a pause would lose everything since the last one if the page were killed. */
const longestUnsaved = 1_000;

export type Draft = Readonly<{
  /** The work is stored elsewhere, or the user starts over: nothing more is saved. */
  end(): Promise<void>;
}>;

type Keeping<Filled> = Readonly<{
  save(now: Filled, before: Filled): Promise<void>;
  forget(): Promise<void>;
}>;

/** `initial` is the initial content of the form: as long as it is unchanged, there is nothing to save. */
export function useDraft<Filled>({ save, forget }: Keeping<Filled>, filled: Filled, initial: Filled): Draft {
  const saved = useRef(initial);
  const isOver = useRef(false);
  /** Since when there is something that is not saved. */
  const changedAt = useRef<number | null>(null);
  const saveChanged = useEffectEvent((now: Filled) => {
    changedAt.current = null;
    if (isOver.current || now === saved.current) return;
    const before = saved.current;
    saved.current = now;
    void holdUntil('work', save(now, before));
  });
  // Before anything is saved: a form that was drawn ahead begins when it is opened.
  useEffect(() => {
    saved.current = initial;
  }, [initial]);
  const saveAtOnce = useEffectEvent(() => saveChanged(filled));

  useEffect(() => {
    changedAt.current ??= performance.now();
    const left = changedAt.current + longestUnsaved - performance.now();
    const release = hold('work');
    const timer = setTimeout(
      () => {
        saveChanged(filled);
        release();
      },
      Math.max(0, Math.min(pause, left)),
    );
    return () => {
      clearTimeout(timer);
      release();
    };
  }, [filled]);

  useEffect(() => {
    const leave = () => saveAtOnce();
    // A phone may end an app in the background without another word.
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);

  const end = () => {
    isOver.current = true;
    return forget();
  };
  return { end };
}
