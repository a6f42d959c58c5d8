import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useCommandProviders, type Command } from '../../platform/commands/commands.ts';

const pauseOfTyping = 200;
const none: readonly Command[] = [];

/** What the features find for the words typed; a provider that fails finds nothing. */
export function useFoundCommands(query: string): readonly Command[] {
  const providers = useCommandProviders();
  const [asked] = useDebouncedValue(query.trim(), pauseOfTyping);
  const [answer, setAnswer] = useState({ asked: '', found: none });

  useEffect(() => {
    if (asked === '' || providers.length === 0) return undefined;
    const stop = new AbortController();
    const searches = providers.map(async (provider) => provider.find(asked, stop.signal));
    void Promise.allSettled(searches).then((results) => {
      if (stop.signal.aborted) return;
      const found = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
      setAnswer({ asked, found });
    });
    return () => stop.abort();
  }, [asked, providers]);

  return answer.asked === asked ? answer.found : none;
}
