import { useNavigate } from '@tanstack/react-router';
import i18next from 'i18next';
import { useEffect } from 'react';
import { onRefusal } from '../../../platform/outbox/index.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { isExpected, openRejectedEntry } from './open.ts';
import { refusalOfEntry } from './refusalOfEntry.ts';

/** An entry that the server does not take is said at once, and where it can be put right. */
export function useRefusals(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onRefusal((operation, { code }) => {
        const words = refusalOfEntry(operation);
        if (words === null) return;
        const isConflict = code === 'record.conflict';
        const fix = () => openRejectedEntry(operation.operationId);
        if (isConflict && isExpected(operation.operationId)) {
          fix();
          return;
        }
        void i18next.loadNamespaces('features/entries').then(() => {
          const texts = isConflict ? (['conflict', ...words.slice(1)] as const) : words;
          const [message = '', detail] = texts.map((key) =>
            i18next.t(`refused.${key}`, { ns: 'features/entries' }),
          );
          const label = i18next.t(isConflict ? 'unsent.choose' : 'unsent.open', { ns: 'features/entries' });
          toastError(message, detail, {
            label,
            run: isConflict ? fix : () => void navigate({ to: '/outbox' }),
          });
        });
      }),
    [navigate],
  );
}
