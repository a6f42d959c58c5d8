// An assessment to fill in, on its own page and inside a walk.
import { Checkbox, Stack } from '@mantine/core';
import type { ShownAssessment } from '@schooldog/contract/assessments';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { AskDialogs, type LinkedEntriesOf, type LogEntryFor } from './AskDialogs.tsx';
import { Disclaimer } from './Disclaimer.tsx';
import { NoteConflicts } from './NoteConflicts.tsx';
import { Progress } from './Progress.tsx';
import type { Asks } from './Question.tsx';
import { Sections } from './Sections.tsx';
import classes from './Sections.module.css';
import { unsavedElementId } from './showQuestion.ts';
import { type Standings, standingsOf } from './standings.ts';
import { UnsentAnswers } from './UnsentAnswers.tsx';
import { useAssessmentOutbox } from './useAssessmentOutbox.ts';
import { useFilling } from './useFilling.ts';

type Props = Readonly<{
  assessment: ShownAssessment;
  /** The questions to point at, after somebody tried to submit. */
  missing: ReadonlySet<string>;
  linkedEntriesOf?: LinkedEntriesOf;
  onLogEntry?: LogEntryFor;
  /** At the end of the bar, which is always in sight. */
  children?: (now: Readonly<{ standings: Standings; isSkipped: boolean }>) => ReactNode;
}>;

const nothing: ReadonlySet<string> = new Set();

export function Editor({ assessment, missing, linkedEntriesOf, onLogEntry, children }: Props) {
  const { t } = useTexts('features/assessments/form');
  const { form, actions } = useFilling(assessment);
  const standings = useMemo(() => standingsOf(assessment, form), [assessment, form]);
  const { waiting, rejected } = useAssessmentOutbox(assessment.id);
  const [asks, setAsks] = useState<Asks | null>(null);
  const onAsk = useCallback((next: Asks) => setAsks(next), []);
  return (
    <Stack gap="md">
      {rejected.length === 0 ? (
        <UnsentAnswers waiting={waiting} rejected={rejected} />
      ) : (
        <Stack gap="md" id={unsavedElementId} tabIndex={-1}>
          <NoteConflicts assessment={assessment} rejected={rejected} />
          <UnsentAnswers waiting={waiting} rejected={rejected} />
        </Stack>
      )}
      <div className={classes.tools}>
        <Disclaimer text={assessment.rubric.disclaimer} />
        <Checkbox
          className={classes.skip ?? ''}
          label={t('skip')}
          checked={form.skip}
          onChange={({ currentTarget }) => actions.skip(currentTarget.checked)}
        />
      </div>
      <Sections
        assessment={assessment}
        form={form}
        standings={standings}
        missing={form.skip ? nothing : missing}
        actions={actions}
        onAsk={onAsk}
      />
      <Progress assessment={assessment} isSkipped={form.skip} standings={standings}>
        {children?.({ standings, isSkipped: form.skip })}
      </Progress>
      {asks === null ? null : (
        <AskDialogs
          asks={asks}
          assessmentId={assessment.id}
          linkedEntriesOf={linkedEntriesOf}
          onLogEntry={onLogEntry}
          onClose={() => setAsks(null)}
        />
      )}
    </Stack>
  );
}
