import { Button } from '@mantine/core';
import { goKitRules } from '@schooldog/domain/goKits';
import { may } from '@schooldog/domain/permissions';
import { IconBackpack } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { useActor } from '../../../platform/session/session.ts';
import { useKitsHere } from '../queries.ts';

const PinDialog = lazyPart('dialog', async () => {
  const part = await importWithTexts(['features/goKits', 'ui'], () => import('./PinDialog.tsx'));
  return part.PinDialog;
});

type Props = Readonly<{ schoolId: string; school: string; isSchoolArchived: boolean }>;

/** Beside the plan of a school: pins it, or leads to what is pinned. */
export function KeepOnDevice({ schoolId, school, isSchoolArchived }: Props) {
  const { t } = useTexts('features/goKits');
  const actor = useActor();
  const { isOffline } = useConnectivity();
  const kit = useKitsHere()?.find((one) => one.schoolId === schoolId);
  const [isOpen, setIsOpen] = useState(false);
  if (!may(goKitRules.keep, actor, { schoolId, isSchoolArchived })) return null;
  const icon = <IconBackpack size={18} aria-hidden />;
  if (kit !== undefined && !isOpen) {
    const { kitId } = kit;
    return (
      <Button
        variant="default"
        mih={44}
        leftSection={icon}
        renderRoot={(props) => <Link to="/goKits/$kitId" params={{ kitId }} {...props} />}
      >
        {t('kept')}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="default"
        mih={44}
        leftSection={icon}
        disabled={isOffline}
        title={isOffline ? t('offlineReason') : undefined}
        onClick={() => setIsOpen(true)}
      >
        {t('keep')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PinDialog schoolId={schoolId} school={school} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
