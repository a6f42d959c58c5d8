// Keeps what is in the form while it is being filled in, a moment after each change and when the dialog closes.
import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetDraft, saveDraft, type DraftName } from './draft.ts';
import type { Filled } from './merging.ts';

const pause = 400;

export type Draft = Readonly<{
  /** The work is stored elsewhere, or the person starts over: nothing more is kept. */
  end(): Promise<void>;
}>;

/** `initial` is what the form began with: as long as nothing else is in it, there is nothing to keep. */
export function useDraft(name: DraftName, filled: Filled, initial: Filled): Draft {
  const saved = useRef(initial);
  const isOver = useRef(false);
  const save = useEffectEvent((now: Filled) => {
    if (isOver.current || now === saved.current) return;
    const withPictures = now.values.pictures !== saved.current.values.pictures;
    saved.current = now;
    void saveDraft(name, now, { withPictures });
  });
  const saveAtOnce = useEffectEvent(() => save(filled));

  useEffect(() => {
    const timer = setTimeout(() => save(filled), pause);
    return () => clearTimeout(timer);
  }, [filled]);

  useEffect(() => {
    const leave = () => saveAtOnce();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const end = () => {
    isOver.current = true;
    return forgetDraft(name);
  };
  return { end };
}
