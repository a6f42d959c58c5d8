import { useMutation } from '@tanstack/react-query';
import { client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { type Unanswered, unanswered } from '../../../platform/session/refused.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { useRefreshFactors } from './queries.ts';
import { wasNotSignedInAgain, withRecentSignIn } from './reauthentication.ts';

type Options = Readonly<{ onRemoved(): void; onNewCodes(codes: readonly string[]): void }>;

/** What can be done with factors that are there. Each needs a recent sign-in. */
export function useFactorActions({ onRemoved, onNewCodes }: Options) {
  const { t } = useTexts('features/account/factors');
  const refresh = useRefreshFactors();
  const removal = useMutation({
    mutationFn: (factorId: string) => withRecentSignIn(() => client.users.removeFactor({ factorId })),
    onSuccess: async () => {
      await refresh();
      toastSuccess(t('done.disabled'));
      onRemoved();
    },
  });
  const renewal = useMutation({
    mutationFn: () => withRecentSignIn(() => client.users.makeRecoveryCodes()),
    onSuccess: ({ recoveryCodes }) => onNewCodes(recoveryCodes),
  });
  return {
    remove: (factorId: string) => {
      renewal.reset();
      removal.mutate(factorId);
    },
    renewCodes: () => {
      removal.reset();
      renewal.mutate();
    },
    isBusy: removal.isPending || renewal.isPending,
    failure: failureOf(removal.error, 'disableFailed') ?? failureOf(renewal.error, 'codesFailed'),
  };
}

type Failure = 'required' | Unanswered | 'disableFailed' | 'codesFailed';

function failureOf(error: Error | null, usual: Failure): Failure | null {
  if (error === null || wasNotSignedInAgain(error)) return null;
  const { code, status } = refusalOf(error);
  if (code === 'factor.required') return 'required';
  return status === 0 ? unanswered(connectivity.get()) : usual;
}
