import { Button } from '@mantine/core';
import { canSaveOrganization } from '@schooldog/domain/settings';
import { IconSettings } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { useActor } from '../../../platform/session/session.ts';

const AlertRulesDialog = lazyPart(
  'dialog',
  async () => (await import('./AlertRulesDialog.tsx')).AlertRulesDialog,
);

/** For those who manage the district; nothing for everyone else. */
export function AlertRulesButton() {
  const { t } = useTexts('features/settings/alertRules');
  const { isOffline } = useConnectivity();
  const [isOpen, setOpen] = useState(false);
  const isAllowed = canSaveOrganization(useActor());
  if (!isAllowed) return null;
  return (
    <>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconSettings size={16} aria-hidden />}
        disabled={isOffline}
        title={isOffline ? t('offline') : undefined}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <Suspense>{isOpen ? <AlertRulesDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
