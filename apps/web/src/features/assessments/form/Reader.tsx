// An assessment to read: a submitted one, or one that somebody else fills in.
import { Stack } from '@mantine/core';
import type { ShownAssessment } from '@schooldog/contract/assessments';
import { useCallback, useMemo, useState } from 'react';
import { AskDialogs, type LinkedEntriesOf } from './AskDialogs.tsx';
import { Disclaimer } from './Disclaimer.tsx';
import { Progress } from './Progress.tsx';
import type { Asks } from './Question.tsx';
import { Sections } from './Sections.tsx';
import { shownStandings } from './standings.ts';

type Props = Readonly<{ assessment: ShownAssessment; linkedEntriesOf?: LinkedEntriesOf | undefined }>;

const nothing: ReadonlySet<string> = new Set();

export function Reader({ assessment, linkedEntriesOf }: Props) {
  const isOpen = assessment.status === 'created' || assessment.status === 'editing';
  const standings = useMemo(() => shownStandings(assessment), [assessment]);
  const [asks, setAsks] = useState<Asks | null>(null);
  const onAsk = useCallback((next: Asks) => setAsks(next), []);
  return (
    <Stack gap="md">
      <div>
        <Disclaimer text={assessment.rubric.disclaimer} />
      </div>
      <Sections
        assessment={assessment}
        form={assessment.form}
        standings={standings}
        missing={nothing}
        actions={null}
        onAsk={onAsk}
      />
      {isOpen ? (
        <Progress assessment={assessment} isSkipped={assessment.form.skip} standings={standings} />
      ) : null}
      {asks === null ? null : (
        <AskDialogs
          asks={asks}
          assessmentId={assessment.id}
          linkedEntriesOf={linkedEntriesOf}
          onClose={() => setAsks(null)}
        />
      )}
    </Stack>
  );
}
