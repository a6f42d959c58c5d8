import { Group } from '@mantine/core';
import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconPencil,
} from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import marks from '../../../ui/mark.module.css';

type Props = Readonly<{
  rubric: Readonly<{ enabled: boolean; hasDraft: boolean; isComplete: boolean }>;
}>;

const looks = {
  enabled: { tone: 'green', icon: IconCircleCheck },
  disabled: { tone: 'slate', icon: IconCircleDashed },
  draft: { tone: 'blue', icon: IconPencil },
  incomplete: { tone: 'amber', icon: IconAlertTriangle },
} as const satisfies Record<string, { tone: string; icon: Icon }>;

/** Whether people can use it, and what is unfinished. */
export function RubricMarks({ rubric: { enabled, hasDraft, isComplete } }: Props) {
  return (
    <Group gap={6}>
      <Mark kind={enabled ? 'enabled' : 'disabled'} />
      {hasDraft ? <Mark kind="draft" /> : null}
      {isComplete ? null : <Mark kind="incomplete" />}
    </Group>
  );
}

function Mark({ kind }: Readonly<{ kind: keyof typeof looks }>) {
  const { t } = useTexts('features/rubrics');
  const { tone, icon: MarkIcon } = looks[kind];
  return (
    <span className={marks.mark} data-tone={tone}>
      <MarkIcon size={14} aria-hidden />
      {t(`marks.${kind}`)}
    </span>
  );
}
