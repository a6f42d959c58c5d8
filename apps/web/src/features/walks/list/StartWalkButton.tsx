import { Button } from '@mantine/core';
import { canStart } from '@schooldog/domain/dashboard';
import { IconPlus } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { openStartWalk } from '../start/openStartWalk.ts';

/** Only for people who can log entries somewhere. */
export function StartWalkButton() {
  const { t } = useTexts('features/walks');
  if (!canStart(useActor(), 'startWalk')) return null;
  return (
    <Button mih={44} leftSection={<IconPlus size={16} aria-hidden />} onClick={() => openStartWalk()}>
      {t('start')}
    </Button>
  );
}
