import type { AssessmentStatus } from '@schooldog/domain/assessments';
import {
  type Icon,
  IconCircleCheck,
  IconPencil,
  IconPlayerSkipForward,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import marks from '../../../ui/mark.module.css';

const looks: Readonly<Record<AssessmentStatus, Readonly<{ tone: string; StatusIcon: Icon }>>> = {
  created: { tone: 'blue', StatusIcon: IconPencil },
  editing: { tone: 'amber', StatusIcon: IconRefresh },
  submitted: { tone: 'green', StatusIcon: IconCircleCheck },
  deleted: { tone: 'slate', StatusIcon: IconTrash },
};

type Props = Readonly<{ status: AssessmentStatus; isSkipped: boolean }>;

/** A skipped one is not in progress: its walk completes without it. */
export function StatusChip({ status, isSkipped }: Props) {
  const { t } = useTexts('features/assessments');
  const { tone, StatusIcon } = looks[status];
  const isOpen = status === 'created' || status === 'editing';
  return (
    <>
      {isOpen && isSkipped ? null : (
        <span className={marks.mark} data-tone={tone}>
          <StatusIcon size={14} aria-hidden />
          {t(`statuses.${status}`)}
        </span>
      )}
      {isSkipped ? (
        <span className={marks.mark} data-tone="slate">
          <IconPlayerSkipForward size={14} aria-hidden />
          {t('skipped')}
        </span>
      ) : null}
    </>
  );
}
