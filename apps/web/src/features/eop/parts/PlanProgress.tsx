import { Progress, Text } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

type Props = Readonly<{ completed: number; total: number }>;

/** How much of a plan is certified and not past due. */
export function PlanProgress({ completed, total }: Props) {
  const { t } = useTexts('features/eop');
  if (total === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('progress.none')}
      </Text>
    );
  }
  const text = t('progress.text', { completed, total });
  return (
    <div>
      <Text size="sm" mb={4}>
        {text}
      </Text>
      <Progress
        value={(completed / total) * 100}
        size="md"
        color={completed === total ? 'green' : 'pine'}
        aria-label={text}
      />
    </div>
  );
}
