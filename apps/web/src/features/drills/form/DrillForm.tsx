import { Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { ShownDrill } from '@schooldog/contract/drills';
import { asksForResults, drillFormOf } from '@schooldog/domain/drills';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useDraft } from '../../../platform/offlineRecords/useDraft.ts';
import { FormFooter } from '../../../ui/FormFooter.tsx';
import { focusFirstProblem } from '../../../ui/recordForm/Field.tsx';
import { DraftNote, RejectedNote, TakenOverNote } from '../../../ui/recordForm/FormNotes.tsx';
import { useFilled } from '../../../ui/recordForm/useFilled.ts';
import { useRecordSubmit } from '../../../ui/recordForm/useRecordSubmit.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { useToday } from '../../../ui/useToday.ts';
import { keepingDraft } from './draft.ts';
import { DrillConflicts } from './DrillConflicts.tsx';
import classes from './DrillForm.module.css';
import { FactFields } from './FactFields.tsx';
import { FollowDrill, FollowSentDrill } from './FollowDrill.tsx';
import { useFieldProblem } from './formParts.ts';
import { drillForm } from './merging.ts';
import { OpenPoints } from './OpenPoints.tsx';
import { type Problems, problemsIn } from './problems.ts';
import { ResultFields } from './ResultFields.tsx';
import type { Start } from './start.ts';
import { useSubmitDrill } from './useSubmitDrill.ts';
import { onDay } from './values.ts';

type Props = Readonly<{
  start: Start;
  onStartOver(): void;
  /** Where the form leads when it is left, and when it was saved. */
  onCancel(): void;
  onSaved(): void;
}>;

export function DrillForm({ start, onStartOver, onCancel, onSaved }: Props) {
  const { t } = useTexts('features/drills/form');
  const { drill, supersedes } = start;
  const today = useToday();
  const formId = useId();
  const { filled, latest, set, choose, follow, hasTakenOver } = useFilled(drillForm, start.filled);
  const { values, base, conflicts } = filled;
  const conflictTitle = useRef<HTMLHeadingElement>(null);
  const [wasTried, setWasTried] = useState(false);
  const draft = useDraft(keepingDraft(start.draft), filled, start.filled);
  const save = useSubmitDrill(start);
  // Until a day is chosen, it is taken to be one that is past.
  const withResults = values.drillDate === null || asksForResults(values.drillDate, today);
  const problems = problemsIn(values, { withResults, base });
  const problem = useFieldProblem(wasTried ? problems : onlyTooLong(problems));

  const { form, submit, isBusy, hasFailed } = useRecordSubmit({
    check: (element) => {
      setWasTried(true);
      if (conflicts.length > 0) conflictTitle.current?.focus();
      else if (problems.size > 0) focusFirstProblem(element, problems.keys());
      return conflicts.length === 0 && problems.size === 0;
    },
    store: async () => {
      const now = latest.get();
      await save(now.values, now.base, { withResults, today });
      await draft.end();
    },
    onStored: onSaved,
  });
  useHotkeys([['mod+Enter', () => void submit()]], []);
  const startOver = async () => {
    await draft.end();
    onStartOver();
  };
  const onDrill = (newer: ShownDrill) => follow(drillFormOf(newer), new Map());
  const Follow = supersedes.length > 0 ? FollowSentDrill : FollowDrill;

  return (
    <form
      id={formId}
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {drill === null ? null : <Follow drill={drill} onDrill={onDrill} />}
      {supersedes.length > 0 && start.fresh.conflicts.length === 0 ? (
        <RejectedNote>{t('rejected.note')}</RejectedNote>
      ) : null}
      <DrillConflicts
        drillId={values.drillId}
        conflicts={conflicts}
        onChoose={choose}
        titleRef={conflictTitle}
      />
      {hasTakenOver && conflicts.length === 0 ? <TakenOverNote>{t('takenOver')}</TakenOverNote> : null}
      {start.isFromDraft ? <DraftNote onStartOver={() => void startOver()} /> : null}
      <SectionCard title={t('sections.facts')}>
        <FactFields
          form={{ values, set, problem }}
          onDay={(day) => set(drill === null ? onDay(values, day, start.fresh.values) : { drillDate: day })}
        />
      </SectionCard>
      <OpenPoints values={values} today={today} />
      {withResults ? (
        <SectionCard title={t('sections.results')}>
          <ResultFields form={{ values, set, problem }} />
        </SectionCard>
      ) : (
        <Text size="sm" c="dimmed" component="output">
          {t('resultsLater')}
        </Text>
      )}
      <Stack gap={0}>
        <FormFooter
          formId={formId}
          submitLabel={t(drill === null ? (withResults ? 'submit.record' : 'submit.plan') : 'submit.update')}
          isPending={isBusy}
          problem={hasFailed ? t('notStored') : null}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}

/** Nobody is told what is missing before they have finished; what is too long is said at once. */
function onlyTooLong(problems: Problems): Problems {
  return new Map([...problems].filter(([, code]) => code === 'tooLong'));
}
