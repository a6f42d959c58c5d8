import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useCommandProviders, type Command } from '../../platform/commands/commands.ts';

const pauseOfTyping = 200;
const none: readonly Command[] = [];

/** What the features find for the words typed; a provider that fails finds nothing. */
export function useFoundCommands(query: string): readonly Command[] {
  const providers = useCommandProviders();
  const [asked] = useDebouncedValue(query.trim(), pauseOfTyping);
  const [found, setFound] = useState(none);

  useEffect(() => {
    if (asked === '' || providers.length === 0) {
      setFound(none);
      return undefined;
    }
    const stop = new AbortController();
    void Promise.allSettled(providers.map(async (provider) => provider.find(asked, stop.signal))).then(
      (answers) => {
        if (stop.signal.aborted) return;
        setFound(answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])));
      },
    );
    return () => stop.abort();
  }, [asked, providers]);

  return found;
}
