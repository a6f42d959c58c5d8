import { useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { type KitRow, pinnedDatabase } from '../../../platform/pinned/database.ts';
import { erase } from '../../../platform/pinned/erase.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';

/** From this device, also without a network: the server learns of it at the next contact. */
export function useRemoveHere(): (kit: Pick<KitRow, 'kitId' | 'userId' | 'schoolName'>) => Promise<void> {
  const { t } = useTexts('features/goKits');
  const queryClient = useQueryClient();
  return async (kit) => {
    const school = kit.schoolName;
    const isSure = await confirm({
      title: t('here.removeTitle'),
      body: t('here.removeBody', { school }),
      confirmLabel: t('here.removeConfirm'),
      danger: true,
    });
    if (!isSure) return;
    try {
      await erase(await pinnedDatabase(), [kit], { now: new Date() });
      toastSuccess(t('here.removed', { school }));
    } catch {
      toastError(t('here.removeFailed'));
    }
    // Reports it, if there is a network.
    await client.goKits.removeKit({ kitId: kit.kitId }).catch(() => undefined);
    await queryClient.invalidateQueries({ queryKey: api.goKits.listKits.key() });
  };
}

type Elsewhere = Readonly<{ kitId: string; school: string; device: string }>;

/** From another device, which erases it at its next contact. */
export function useRemoveElsewhere(): (kit: Elsewhere) => Promise<void> {
  const { t } = useTexts('features/goKits');
  const queryClient = useQueryClient();
  return async ({ kitId, school, device }) => {
    const isSure = await confirm({
      title: t('devices.removeTitle', { device }),
      body: t('devices.removeBody', { school }),
      confirmLabel: t('here.removeConfirm'),
      danger: true,
    });
    if (!isSure) return;
    try {
      await client.goKits.removeKit({ kitId });
      toastSuccess(t('here.removed', { school }));
    } catch (error) {
      toastError(rejectionText(error) ?? t('here.removeFailed'));
    }
    await queryClient.invalidateQueries({ queryKey: api.goKits.listKits.key() });
  };
}
