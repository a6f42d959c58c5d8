import { Text } from '@mantine/core';
import type { SchoolYear } from '@schooldog/domain/dates';
import {
  type DrillRulesDocument,
  drillRulesMerge,
  keyOfSchoolDays,
  type SchoolDays,
  schoolDaysSchema,
} from '@schooldog/domain/drills';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { DayInput } from '../../../ui/DayInput.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Field, focusFirstProblem } from '../../../ui/recordForm/Field.tsx';
import { useMergedForm } from '../../../ui/useMergedForm.ts';
import { SchoolSelect, useSchoolNames } from '../../schools/index.ts';
import { useSaveRules } from './queries.ts';
import { RuleConflicts } from './RuleConflicts.tsx';
import { useDocumentWords } from './useDocumentWords.ts';

export type DaysOf = Readonly<{
  schoolYear: SchoolYear;
  /** Null for all schools, blank for one that is still to be chosen. */
  schoolId: string | null;
}>;

type Props = Readonly<{ document: DrillRulesDocument; of: DaysOf; onClose(): void }>;

export function DaysDialog({ document, of: { schoolYear, schoolId }, onClose }: Props) {
  const { t } = useTexts('features/drills/rules');
  const [chosenId, setChosenId] = useState(schoolId);
  const key = keyOfSchoolDays({ schoolYear, schoolId: chosenId });
  const isNew = !document.schoolDays.some((one) => keyOfSchoolDays(one) === key);
  const form = useMergedForm({
    merge: drillRulesMerge,
    current: document,
    initial: isNew
      ? {
          ...document,
          schoolDays: [...document.schoolDays, { schoolYear, schoolId: chosenId, firstDay: '', lastDay: '' }],
        }
      : document,
    save: useSaveRules(t('days.saved')),
    notSaved: t('notSaved'),
    onDone: onClose,
  });
  const { values, setValues } = form;
  const days = values.schoolDays.find((one) => keyOfSchoolDays(one) === key);
  const isGone = days === undefined;
  // Somebody else removed them.
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  const [isChecked, setIsChecked] = useState(false);
  if (days === undefined) return null;
  const set = (change: Partial<SchoolDays>) => {
    const changed = values.schoolDays.map((one) => (one === days ? { ...one, ...change } : one));
    setValues({ ...values, schoolDays: changed });
  };
  const problems = daysProblems(days);
  return (
    <FormDialog
      title={t('days.dialogTitle', { year: schoolYear })}
      submitLabel={t('save')}
      isPending={form.isPending}
      problem={form.problem}
      offlineReason={t('offline')}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (problems.size > 0) focusFirstProblem(event.currentTarget, problems.keys());
        else form.submit();
      }}
      onClose={onClose}
    >
      <RuleConflicts merging={form.merging} rules={values.rules} />
      <DaysFields
        days={days}
        problems={isChecked ? problems : new Map()}
        set={set}
        offered={schoolId === '' ? { document } : null}
        onSchool={(chosen) => {
          setChosenId(chosen);
          set({ schoolId: chosen });
        }}
      />
    </FormDialog>
  );
}

type Problem = 'required' | 'lastBeforeFirst' | 'outsideSchoolYear';

function daysProblems(days: SchoolDays): ReadonlyMap<string, Problem> {
  const problems = new Map<string, Problem>();
  for (const field of ['schoolId', 'firstDay', 'lastDay'] as const)
    if (days[field] === '') problems.set(field, 'required');
  if (problems.size > 0) return problems;
  for (const { path, message } of schoolDaysSchema.safeParse(days).error?.issues ?? [])
    problems.set(String(path[0]), message === 'lastBeforeFirst' ? message : 'outsideSchoolYear');
  return problems;
}

type FieldsProps = Readonly<{
  days: SchoolDays;
  problems: ReadonlyMap<string, Problem>;
  set(change: Partial<SchoolDays>): void;
  /** Where a school is to be chosen, among those without days of their own. */
  offered: Readonly<{ document: DrillRulesDocument }> | null;
  onSchool(schoolId: string): void;
}>;

function DaysFields({ days, problems, set, offered, onSchool }: FieldsProps) {
  const { t } = useTexts('features/drills/rules');
  const { schoolText } = useDocumentWords();
  const names = useSchoolNames();
  const problemAt = (field: string) => {
    const problem = problems.get(field);
    return problem === undefined ? undefined : t(`errors.${problem}`);
  };
  const ofYear = (offered?.document.schoolDays ?? []).filter(
    ({ schoolYear }) => schoolYear === days.schoolYear,
  );
  const taken = new Set(ofYear.map(({ schoolId }) => schoolId));
  return (
    <>
      {offered === null ? (
        <Text fw={600}>{schoolText(days.schoolId)}</Text>
      ) : (
        <Field name="schoolId">
          <SchoolSelect
            purpose="form"
            label={t('days.school')}
            required
            offered={(names.data ?? []).map(({ id }) => id).filter((id) => !taken.has(id))}
            value={days.schoolId === '' ? null : days.schoolId}
            onChange={(chosen) => onSchool(chosen ?? '')}
            error={problemAt('schoolId')}
          />
        </Field>
      )}
      {(['firstDay', 'lastDay'] as const).map((field) => (
        <Field key={field} name={field}>
          <DayInput
            label={t(`days.${field}`)}
            placeholder={t('days.placeholder')}
            clearLabel={t('days.clear')}
            required
            value={days[field] === '' ? null : days[field]}
            onChange={(day) => set({ [field]: day ?? '' })}
            error={problemAt(field)}
          />
        </Field>
      ))}
    </>
  );
}
