import { Text } from '@mantine/core';
import { monthName } from '@schooldog/domain/insights/chart';
import { byName } from '@schooldog/domain/kernel';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import type { SchoolProgress } from './progress.ts';
import { ProgressList } from './ProgressList.tsx';

type Props = Readonly<{
  month: string;
  required: number;
  schools: readonly SchoolProgress[];
  onClose(): void;
}>;

export function AllSchoolsDialog({ month, required, schools, onClose }: Props) {
  const { t, language } = useTexts('features/dashboard');
  return (
    <Dialog title={t('logged.allTitle')} onClose={onClose}>
      <Text c="dimmed" mb="md">
        {monthName(month, language)}
      </Text>
      <ProgressList schools={schools.toSorted((a, b) => byName(a.name, b.name))} required={required} />
    </Dialog>
  );
}
