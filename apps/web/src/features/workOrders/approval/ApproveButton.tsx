import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import toolbar from '../../../ui/newsDot.module.css';
import { useBadges } from '../badges/useBadges.ts';

const ApprovalDialog = lazyPart('dialog', async () => {
  const part = await importWithTexts(
    ['features/workOrders/approval', 'features/workOrders', 'ui'],
    () => import('./ApprovalDialog.tsx'),
  );
  return part.ApprovalDialog;
});

/** Only online, and only while something awaits approval at a school where this person manages tasks. */
export function ApproveButton() {
  const { t } = useTranslation('app');
  const { isOffline } = useConnectivity();
  const { awaitingApproval: count } = useBadges();
  const [isOpen, setIsOpen] = useState(false);
  if (isOffline) return null;
  return (
    <>
      {count === 0 ? null : (
        <Tooltip label={t('toolbar.approveWorkOrders')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('toolbar.approveWorkOrdersCount', { count })}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            <IconChecklist size={22} stroke={1.75} aria-hidden />
            <span className={toolbar.count} aria-hidden>
              {count > 99 ? '99+' : count}
            </span>
          </ActionIcon>
        </Tooltip>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <ApprovalDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
