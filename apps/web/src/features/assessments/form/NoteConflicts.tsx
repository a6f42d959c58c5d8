import type { ShownAssessment } from '@schooldog/contract/assessments';
import { type AssessmentForm, assessmentMerge } from '@schooldog/domain/assessments';
import type { FieldConflict, Keep } from '@schooldog/domain/kernel';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import {
  chosenEdit,
  rejectedTexts,
  replaceRejected,
} from '../../../platform/offlineRecords/rejectedTexts.ts';
import type { OutboxItem } from '../../../platform/outbox/index.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { ConflictPanel } from '../../../ui/ConflictPanel.tsx';
import { plainWords } from '../../../ui/plainWords.ts';
import { answerWork } from '../assessmentRecord.ts';

type Props = Readonly<{ assessment: ShownAssessment; rejected: readonly OutboxItem[] }>;

/** Notes that someone else wrote too, while this device was offline or while they were typed here, to choose from. */
export function NoteConflicts({ assessment, rejected }: Props) {
  const { t } = useTexts('features/assessments/form');
  const { id, rubric } = assessment;
  const found = rejectedTexts(
    { merge: assessmentMerge, procedure: 'assessments.saveAssessment', textAt },
    rejected,
  );
  const shown = (conflict: FieldConflict) => ({
    conflict,
    label: t('notes.of', {
      section: rubric.sections.find((section) => section.id === conflict.path[1])?.title ?? '',
    }),
    present: plainWords(conflict.present),
    yours: plainWords(conflict.yours),
  });
  const keep = async (one: (typeof found)[number], which: Keep) => {
    const edit = chosenEdit(assessmentMerge, one, which);
    const isEmpty = Object.keys(edit).length === 0;
    try {
      await replaceRejected(one, isEmpty ? null : answerWork(id, edit, t('work', { name: rubric.name })));
    } catch {
      toastError(t('saveFailed'));
    }
  };
  return (
    <ConflictPanel
      conflicts={found.map(({ conflict }) => shown(conflict))}
      onChoose={(conflict, which) => {
        const one = found.find((rejectedOne) => rejectedOne.conflict === conflict);
        if (one !== undefined) void keep(one, which);
      }}
    />
  );
}

function textAt({ notes }: AssessmentForm, [, sectionId = '']: readonly string[]): string {
  return notes[sectionId] ?? '';
}
