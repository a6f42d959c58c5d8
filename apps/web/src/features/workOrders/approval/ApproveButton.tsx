import { ActionIcon } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useFrameCounts } from '../../../platform/frameCounts/frameCounts.ts';
import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { Hint } from '../../../ui/floating/Hint.tsx';
import toolbar from '../../../ui/newsDot.module.css';

const ApprovalDialog = lazyPart('dialog', async () => {
  const part = await importWithTexts(
    ['features/workOrders/approval', 'features/workOrders', 'ui'],
    () => import('./ApprovalDialog.tsx'),
  );
  return part.ApprovalDialog;
});

/**
 * Only online, and only while something awaits approval at a school where this person manages tasks. The dialog stays,
 * so that notes are not lost with the network.
 */
export function ApproveButton() {
  const { t } = useTexts('app');
  const { isOffline } = useConnectivity();
  const { workOrdersToApprove: count } = useFrameCounts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isOffline || count === 0 ? null : (
        <Hint label={t('toolbar.approveWorkOrders')}>
          {(hinted) => (
            <ActionIcon
              {...hinted}
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
          )}
        </Hint>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <ApprovalDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
