import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type Command, useShell } from '../../platform/navigation/featureShell.ts';
import { isAllowed } from '../../platform/navigation/page.ts';
import { useHold } from '../../platform/readiness/useHold.ts';
import { useActor } from '../../platform/session/session.ts';
import { pages } from '../pages.ts';
import { withFallbacksLast } from './match.ts';

const pauseOfTyping = 200;
const none: readonly Command[] = [];

/** What the features find for the words typed; a source that fails finds nothing. */
export function useFoundCommands(query: string): readonly Command[] {
  const { palette } = useShell();
  const actor = useActor();
  const navigate = useNavigate();
  const [asked] = useDebouncedValue(query.trim(), pauseOfTyping);
  const [answer, setAnswer] = useState({ asked: '', found: none });
  useHold(query.trim() !== '' && query.trim() !== answer.asked);

  useEffect(() => {
    if (asked === '') return undefined;
    const stop = new AbortController();
    const searches = palette
      .filter(({ to }) => {
        const page = pages.get(to);
        return page !== undefined && isAllowed(page, actor, {});
      })
      .map(async (source) => source.find(asked, { actor, navigate, signal: stop.signal }));
    void Promise.allSettled(searches).then((results) => {
      if (stop.signal.aborted) return;
      const found = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
      setAnswer({ asked, found: withFallbacksLast(found) });
    });
    return () => stop.abort();
  }, [asked, palette, actor, navigate]);

  return answer.asked === asked ? answer.found : none;
}
