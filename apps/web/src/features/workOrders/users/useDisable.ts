import type { WorkOrderUser } from '@schooldog/contract/workOrders';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api, client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { nameOf } from './userActions.ts';

/** Asks first, and says what becomes of the person's open orders. */
export function useDisable(): (user: WorkOrderUser) => Promise<void> {
  const { t } = useTexts('features/workOrders/users');
  const queryClient = useQueryClient();
  return useCallback(
    async (user) => {
      const name = nameOf(user);
      const open = user.openCount === 0 ? [] : [t('disable.open', { count: user.openCount, name })];
      const isSure = await confirm({
        title: t('disable.title', { name }),
        body: [t('disable.body', { name }), ...open].join(' '),
        confirmLabel: t('disable.submit'),
        danger: true,
      });
      if (!isSure) return;
      try {
        await client.workOrders.disableWorkOrderUser({ userId: user.id });
        toastSuccess(t('disable.done'));
      } catch (error) {
        toastError(rejectionText(error) ?? t('disable.failed'));
      }
      await queryClient.invalidateQueries({ queryKey: api.workOrders.listWorkOrderUsers.key() });
    },
    [queryClient, t],
  );
}
