import { Checkbox, Select, Stack, TextInput } from '@mantine/core';
import {
  drillEventTypes,
  drillLimits,
  type DrillRule,
  type DrillRulesDocument,
  drillRulesMerge,
  drillTypes,
  type RuleProblems,
  ruleProblems,
} from '@schooldog/domain/drills';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { newId } from '../../../platform/newId.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { GrowingTextField } from '../../../ui/GrowingTextField.tsx';
import { Field, focusFirstProblem } from '../../../ui/recordForm/Field.tsx';
import { useMergedForm } from '../../../ui/useMergedForm.ts';
import { useDrillWords } from '../parts/useDrillWords.ts';
import { FrequencyFields } from './FrequencyFields.tsx';
import { useSaveRules } from './queries.ts';
import { RuleConflicts } from './RuleConflicts.tsx';
import { useProblemAt } from './useProblemAt.ts';

type Props = Readonly<{
  document: DrillRulesDocument;
  /** Null for a new one. */
  ruleId: string | null;
  onClose(): void;
}>;

export function RuleDialog({ document, ruleId, onClose }: Props) {
  const { t } = useTexts('features/drills/rules');
  const [begun] = useState(() => aRule(ruleId ?? newId()));
  const isNew = ruleId === null;
  const save = useSaveRules(t('rule.saved'));
  const form = useMergedForm({
    merge: drillRulesMerge,
    current: document,
    initial: isNew ? { ...document, rules: [...document.rules, begun] } : document,
    save,
    notSaved: t('notSaved'),
    onDone: onClose,
  });
  const { values, setValues, merging } = form;
  const rule = values.rules.find(({ id }) => id === begun.id);
  const isGone = rule === undefined;
  // Somebody else deleted it.
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  const [isChecked, setIsChecked] = useState(false);
  if (rule === undefined) return null;
  const problems = ruleProblems(rule);
  const set = (change: Partial<DrillRule>) =>
    setValues({
      ...values,
      rules: values.rules.map((one) => (one.id === rule.id ? { ...one, ...change } : one)),
    });
  return (
    <FormDialog
      title={t(isNew ? 'rule.addTitle' : 'rule.editTitle')}
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
      <RuleConflicts merging={merging} rules={values.rules} />
      <RuleFields rule={rule} problems={isChecked ? problems : new Map()} set={set} />
    </FormDialog>
  );
}

function aRule(id: string): DrillRule {
  return {
    id,
    name: '',
    type: 'fire',
    otherType: '',
    frequency: { kind: 'monthly', replacements: [] },
    eventTypes: ['planned', 'real'],
    toTell: '',
    source: '',
    isConfirmed: true,
  };
}

type FieldsProps = Readonly<{
  rule: DrillRule;
  problems: RuleProblems;
  set(change: Partial<DrillRule>): void;
}>;

function RuleFields({ rule, problems, set }: FieldsProps) {
  const { t } = useTexts('features/drills/rules');
  const { typeText, eventText } = useDrillWords();
  const problemAt = useProblemAt(problems);
  return (
    <>
      <Field name="name">
        <TextInput
          label={t('rule.name')}
          required
          maxLength={drillLimits.ruleName}
          value={rule.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          error={problemAt('name')}
        />
      </Field>
      <Select
        label={t('rule.type')}
        required
        allowDeselect={false}
        data={drillTypes.map((type) => ({ value: type, label: typeText({ type, otherType: '' }) }))}
        value={rule.type}
        onChange={(type) => type !== null && set({ type })}
      />
      {rule.type === 'other' ? (
        <Field name="otherType">
          <TextInput
            label={t('rule.otherType')}
            required
            maxLength={drillLimits.otherText}
            value={rule.otherType}
            onChange={({ currentTarget }) => set({ otherType: currentTarget.value })}
            error={problemAt('otherType')}
          />
        </Field>
      ) : null}
      <FrequencyFields
        frequency={rule.frequency}
        problemAt={problemAt}
        onChange={(frequency) => set({ frequency })}
      />
      <Field name="eventTypes">
        <Checkbox.Group
          label={t('rule.eventTypes')}
          description={t('rule.eventTypesHelp')}
          value={rule.eventTypes}
          onChange={(chosen) => set({ eventTypes: drillEventTypes.filter((one) => chosen.includes(one)) })}
          error={problemAt('eventTypes')}
        >
          <Stack gap="xs" mt="xs">
            {drillEventTypes.map((eventType) => (
              <Checkbox
                size="md"
                key={eventType}
                value={eventType}
                label={eventText({ eventType, otherEventType: '' })}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      </Field>
      <GrowingTextField
        label={t('rule.toTell')}
        description={t('rule.toTellHelp')}
        maxLength={drillLimits.ruleText}
        value={rule.toTell}
        onChange={({ currentTarget }) => set({ toTell: currentTarget.value })}
      />
      <GrowingTextField
        label={t('rule.source')}
        description={t('rule.sourceHelp')}
        maxLength={drillLimits.ruleText}
        value={rule.source}
        onChange={({ currentTarget }) => set({ source: currentTarget.value })}
      />
      <Checkbox
        size="md"
        label={t('rule.isConfirmed')}
        description={t('rule.isConfirmedHelp')}
        checked={rule.isConfirmed}
        onChange={({ currentTarget }) => set({ isConfirmed: currentTarget.checked })}
      />
    </>
  );
}
