import { NumberInput, TextInput, Title } from '@mantine/core';
import type { ShownSeries } from '@schooldog/contract/recurring';
import type { CalendarDate } from '@schooldog/domain/dates';
import { mostPeople } from '@schooldog/domain/picker';
import { recurringLimits } from '@schooldog/domain/recurring';
import type { TasksSettings } from '@schooldog/domain/workOrders';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Field } from '../../../ui/recordForm/Field.tsx';
import { SchoolMultiSelect } from '../../schools/index.ts';
import {
  DescriptionField,
  type FieldRules,
  LocationField,
  NotesAndCustomFields,
  useFieldProblem,
  WhoAndHow,
} from '../../workOrders/index.ts';
import { type Form, numberIn } from './formParts.ts';
import { RepeatFields } from './RepeatFields.tsx';
import { useOwnProblem } from './useOwnProblem.ts';
import { atSchools } from './values.ts';

type Props = Readonly<{
  form: Form;
  series: ShownSeries | null;
  settings: TasksSettings;
  rules: FieldRules;
  today: CalendarDate;
}>;

export function SeriesFields({ form, series, settings, rules: ruled, today }: Props) {
  const { values, set, setValues, problems } = form;
  const { t } = useTexts('features/recurring/form');
  const ownProblem = useOwnProblem(problems.own);
  const problem = useFieldProblem(problems.order);
  const rules = series === null ? ruled : withoutRequired(ruled);
  const shared = { values, set, rules, problem };
  const { schoolIds } = values;
  const [onlySchool = null] = schoolIds.length === 1 ? schoolIds : [];
  return (
    <>
      <Field name="title">
        <TextInput
          label={t('fields.title')}
          maxLength={recurringLimits.title}
          value={values.title}
          onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          error={ownProblem('title')}
          required
        />
      </Field>
      <Field name="schools">
        <SchoolMultiSelect
          purpose="form"
          offered="all"
          label={t('fields.schools')}
          value={schoolIds}
          onChange={(chosen) => setValues((before) => atSchools(before, chosen))}
          error={ownProblem('schools')}
          required
        />
      </Field>
      <DescriptionField {...shared} />
      <Title order={3} size="h5">
        {t('sections.repeats')}
      </Title>
      <RepeatFields form={form} series={series} settings={settings} today={today} />
      <Title order={3} size="h5">
        {t('sections.orders')}
      </Title>
      <LocationField {...shared} schoolId={onlySchool} />
      <WhoAndHow {...shared} staff={schoolIds.length === 0 ? null : staffAt(schoolIds)} />
      {rules.isOffered('dueDate') ? (
        <Field name="dueDate">
          <NumberInput
            label={t('fields.dueInDays')}
            description={t('dueHelp')}
            placeholder={t('noDue')}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="none"
            value={values.dueInDays}
            onChange={(typed) => set({ dueInDays: numberIn(typed) })}
            error={ownProblem('dueInDays') ?? problem('dueDate')}
            required={rules.isRequired('dueDate')}
          />
        </Field>
      ) : null}
      <NotesAndCustomFields {...shared} />
    </>
  );
}

/** The server checks more schools than it can be asked about at once. */
function staffAt(schoolIds: readonly string[]) {
  return { permission: 'be proposed tasks', atSchoolIds: schoolIds.slice(0, mostPeople) } as const;
}

/** A series that exists goes on with what it has. */
function withoutRequired(rules: FieldRules): FieldRules {
  return {
    ...rules,
    isRequired: () => false,
    customFields: rules.customFields.map(({ name }) => ({ name, isRequired: false })),
  };
}
