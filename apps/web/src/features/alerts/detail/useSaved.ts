import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import type { Texts } from '../../../platform/i18n/texts.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';

const known = [
  'notFound',
  'resolved',
  'notResolved',
  'acknowledged',
  'remindedRecently',
  'nobodyToRemind',
  'tooManyRecipients',
  'recipientNotAllowed',
] as const;

/** After a change: what shows alerts is asked for again, and the person is told what became of it. */
export function useSaved() {
  const { t } = useTexts('features/alerts');
  const queryClient = useQueryClient();
  const askAgain = () => queryClient.invalidateQueries({ queryKey: api.alerts.key() });
  return {
    saved: async (message: string) => {
      await askAgain();
      toastSuccess(message);
    },
    /** Somebody else may have been quicker, so what is on screen is asked for again then too. */
    refused: async (error: unknown) => {
      toastError(failureText(error, t));
      await askAgain();
    },
  };
}

function failureText(error: unknown, t: Texts<'features/alerts'>): string {
  const { code, status } = refusalOf(error);
  const reason = known.find((one) => code === `alert.${one}`);
  if (reason !== undefined) return t(`failures.${reason}`);
  if (status === 403) return t('failures.notAllowed');
  if (status === 0) return t('failures.noAnswer');
  return rejectionText(error) ?? t('failures.other');
}
