import { Badge, Group } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

type Props = Readonly<{
  rubric: Readonly<{ enabled: boolean; hasDraft: boolean; isComplete: boolean }>;
}>;

/** Whether people can use it, and what is unfinished. */
export function RubricMarks({ rubric: { enabled, hasDraft, isComplete } }: Props) {
  const { t } = useTranslation('features/rubrics');
  return (
    <Group gap={6}>
      <Badge
        variant="light"
        color={enabled ? 'green' : 'gray'}
        tt="none"
        leftSection={
          enabled ? <IconCircleCheck size={14} aria-hidden /> : <IconCircleDashed size={14} aria-hidden />
        }
      >
        {t(enabled ? 'marks.enabled' : 'marks.disabled')}
      </Badge>
      {hasDraft ? (
        <Badge variant="light" color="blue" tt="none" leftSection={<IconPencil size={14} aria-hidden />}>
          {t('marks.draft')}
        </Badge>
      ) : null}
      {isComplete ? null : (
        <Badge
          variant="light"
          color="orange"
          tt="none"
          leftSection={<IconAlertTriangle size={14} aria-hidden />}
        >
          {t('marks.incomplete')}
        </Badge>
      )}
    </Group>
  );
}
