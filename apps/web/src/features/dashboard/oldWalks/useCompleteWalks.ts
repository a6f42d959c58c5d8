import type { ShownWalk } from '@schooldog/contract/walks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { preloadProblemTexts, rejectionText } from '../../../platform/problems/index.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';

export type Outcome = Readonly<{ done: number; failures: ReadonlyMap<string, string> }>;

/** One after the other: each is a transaction of its own, and one that fails stops no other. */
export function useCompleteWalks(onAllDone: () => void) {
  const { t } = useTexts('features/dashboard/oldWalks');
  const queryClient = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const completeAll = async (walks: readonly ShownWalk[]): Promise<void> => {
    setIsPending(true);
    setOutcome(null);
    // The dashboard may have been opened a moment ago.
    await preloadProblemTexts().catch(() => undefined);
    const failures = new Map<string, string>();
    for (const { id: walkId } of walks) {
      try {
        await client.walks.completeWalk({ walkId });
      } catch (error) {
        failures.set(walkId, rejectionText(error) ?? t('failed'));
      }
    }
    const done = walks.length - failures.size;
    if (done > 0) await queryClient.invalidateQueries({ queryKey: api.walks.key() });
    setIsPending(false);
    if (failures.size > 0) {
      setOutcome({ done, failures });
      return;
    }
    toastSuccess(t('completed', { number: done }));
    onAllDone();
  };

  return { completeAll, isPending, outcome };
}
