// The actions of the Danger Zone that need a confirmation, and their messages.
import type { User } from '@schooldog/contract/people';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';

export type DangerAction = 'resendSetup' | 'signOut' | 'resetFactor' | 'disable' | 'reenable';

const calls: Record<DangerAction, (userId: string) => Promise<unknown>> = {
  resendSetup: (userId) => client.users.resendSetup({ userId }),
  signOut: (userId) => client.users.signOutUser({ userId }),
  resetFactor: (userId) => client.users.resetSecondFactor({ userId }),
  disable: (userId) => client.users.toggleDisabledUser({ userId, disabled: true }),
  reenable: (userId) => client.users.toggleDisabledUser({ userId, disabled: false }),
};

const outcomes = {
  resendSetup: 'setupResent',
  signOut: 'signedOut',
  resetFactor: 'factorReset',
  disable: 'disabled',
  reenable: 'reenabled',
} as const satisfies Record<DangerAction, string>;

export function useDanger() {
  const { t } = useTexts('features/people/userDialog');
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<DangerAction | null>(null);

  const isSure = (action: DangerAction, name: string): Promise<boolean> | true => {
    // Another mail is harmless.
    if (action === 'resendSetup') return true;
    const hasOwnWord = action === 'disable' || action === 'reenable';
    return confirm({
      title: t(`danger.${action}.confirmTitle`, { name }),
      body: t(`danger.${action}.confirmBody`, { name }),
      confirmLabel: hasOwnWord ? t(`danger.${action}.confirm`) : t(`danger.${action}.action`),
      danger: action !== 'reenable',
    });
  };

  const run = async (action: DangerAction, { user, name }: Readonly<{ user: User; name: string }>) => {
    if (!(await isSure(action, name))) return;
    setBusy(action);
    try {
      await calls[action](user.id);
      await queryClient.invalidateQueries({ queryKey: api.users.key() });
      toastSuccess(t(`done.${outcomes[action]}`));
    } catch {
      toastError(t(`failed.${action}`));
    } finally {
      setBusy(null);
    }
  };
  return { run, busy };
}
