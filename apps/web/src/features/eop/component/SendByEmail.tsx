import { Button } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import { canEditEopsAt, eopRules } from '@schooldog/domain/eop';
import { may } from '@schooldog/domain/permissions';
import { IconSend } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { SendByEmailDialog } from '../../responderLinks/index.ts';
import { factsOf } from '../parts/factsOf.ts';
import { useComponentName } from '../parts/useComponentName.ts';

type Props = Readonly<{ component: ShownComponent }>;

/** For components that are certified and in use. */
export function SendByEmail({ component }: Props) {
  const { t } = useTexts('features/eop');
  const actor = useActor();
  const { isOffline } = useConnectivity();
  const name = useComponentName()(component);
  const [isOpen, setIsOpen] = useState(false);
  if (!may(eopRules.share, actor, factsOf(component))) return null;
  return (
    <>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconSend size={18} aria-hidden />}
        disabled={isOffline}
        title={isOffline ? t('offlineReason') : undefined}
        onClick={() => setIsOpen(true)}
      >
        {t('component.share')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SendByEmailDialog
            componentId={component.id}
            name={name}
            mayReachOutside={canEditEopsAt(actor, component.schoolId)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
