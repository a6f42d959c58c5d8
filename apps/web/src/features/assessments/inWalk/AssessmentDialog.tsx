import type { ShownAssessment } from '@schooldog/contract/assessments';
import { Button } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { LinkedEntriesOf } from '../form/AskDialogs.tsx';
import { Editor } from '../form/Editor.tsx';
import { Reader } from '../form/Reader.tsx';
import { shownStandings } from '../form/standings.ts';

type Props = Readonly<{
  assessment: ShownAssessment;
  isFilled: boolean;
  /** Someone tried to complete the walk without its answers. */
  isMissing: boolean;
  linkedEntriesOf: LinkedEntriesOf;
  onClose(): void;
}>;

const nothing: ReadonlySet<string> = new Set();

/** One assessment inside its walk: the same parts as on its own page. */
export function AssessmentDialog({ assessment, isFilled, isMissing, linkedEntriesOf, onClose }: Props) {
  const { t } = useTexts('features/assessments/inWalk');
  return (
    <Dialog title={assessment.rubric.name} width="approvals" onClose={onClose}>
      {isFilled ? (
        <Editor
          assessment={assessment}
          missing={isMissing ? new Set(shownStandings(assessment).unanswered) : nothing}
          linkedEntriesOf={linkedEntriesOf}
        >
          {() => (
            <Button mih={44} onClick={onClose}>
              {t('done')}
            </Button>
          )}
        </Editor>
      ) : (
        <Reader assessment={assessment} linkedEntriesOf={linkedEntriesOf} />
      )}
    </Dialog>
  );
}
