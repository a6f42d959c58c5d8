import { Alert } from '@mantine/core';
import type { School } from '@schooldog/domain/schools';
import { IconArchive } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useMomentText } from '../../../ui/momentText.ts';

export function ArchivedNote({ school: { timeArchived } }: Readonly<{ school: School }>) {
  const { t } = useTexts('features/schools');
  const momentText = useMomentText();
  if (timeArchived === null) return null;
  return (
    <Alert color="gray" variant="light" mb="lg" icon={<IconArchive aria-hidden />}>
      {t('archiving.note', { when: momentText(timeArchived) })}
    </Alert>
  );
}
