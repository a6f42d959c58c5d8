import { useNavigate } from '@tanstack/react-router';
import i18next from 'i18next';
import { useEffect } from 'react';
import { onRefusal } from '../../../platform/outbox/index.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { refusalOfEntry } from './refusalOfEntry.ts';

/** An entry that the server does not take is said at once, and where it can be put right. */
export function useRefusals(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onRefusal((operation) => {
        const words = refusalOfEntry(operation);
        if (words === null) return;
        void i18next.loadNamespaces('entries').then(() => {
          const [message = '', detail] = words.map((key) => i18next.t(`refused.${key}`, { ns: 'entries' }));
          const label = i18next.t('unsent.open', { ns: 'entries' });
          toastError(message, detail, { label, run: () => void navigate({ to: '/outbox' }) });
        });
      }),
    [navigate],
  );
}
