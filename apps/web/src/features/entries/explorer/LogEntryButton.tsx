import { Button } from '@mantine/core';
import { canLogEntryAt } from '@schooldog/domain/entries';
import { holdsSomewhere } from '@schooldog/domain/permissions';
import { IconPlus } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { openLogEntry } from '../logEntry/open.ts';

/**
 * Only for who may log somewhere. The school that is looked at is chosen already. On a phone the floating button does it.
 */
export function LogEntryButton({ schoolId }: Readonly<{ schoolId: string | null }>) {
  const { t } = useTexts('features/entries');
  const actor = useActor();
  if (!holdsSomewhere(actor, 'log entries')) return null;
  const isGiven = schoolId !== null && canLogEntryAt(actor, schoolId);
  return (
    <Button
      visibleFrom="sm"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => openLogEntry(isGiven ? { schoolId } : {})}
    >
      {t('log')}
    </Button>
  );
}
