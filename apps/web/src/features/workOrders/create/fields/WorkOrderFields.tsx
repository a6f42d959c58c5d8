import { Input } from '@mantine/core';
import type { CalendarDate } from '@schooldog/domain/dates';
import { schoolsWith } from '@schooldog/domain/permissions';
import { workOrderLimits } from '@schooldog/domain/workOrders';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../../platform/session/session.ts';
import { DayInput } from '../../../../ui/DayInput.tsx';
import { PhotosField } from '../../../../ui/PictureUpload/index.ts';
import { Field } from '../../../../ui/recordForm/Field.tsx';
import { SchoolLine, SchoolSelect } from '../../../schools/index.ts';
import type { FieldRules } from '../fieldRules.ts';
import type { Problems } from '../problems.ts';
import { staffAt } from '../staffAt.ts';
import { atSchool, type WorkOrderValues } from '../values.ts';
import { DescriptionField, LocationField, NotesAndCustomFields, WhoAndHow } from './OrderFields.tsx';
import { ScheduleField } from './ScheduleField.tsx';
import { useDueIn } from '../../parts/useDueIn.ts';
import { SimilarOrders } from './SimilarOrders.tsx';
import { useFieldProblem } from './useFieldProblem.ts';

type Form = Readonly<{
  values: WorkOrderValues;
  set(changes: Partial<WorkOrderValues>): void;
  setValues(change: (before: WorkOrderValues) => WorkOrderValues): void;
  problems: Problems;
}>;

type Props = Readonly<{
  form: Form;
  rules: FieldRules;
  today: CalendarDate;
  /** The school of an order never changes once it is there. */
  isNew: boolean;
  onPreparing(ready: Promise<void>): void;
  /** An existing order is followed instead. */
  onFollowed(): void;
}>;

export function WorkOrderFields(props: Props) {
  const { form, rules, today, onPreparing } = props;
  const { values, set, problems } = form;
  const { t } = useTexts('features/workOrders/create');
  const problem = useFieldProblem(problems);
  const dueHint = useDueIn(today, values.dueDate);
  const shared = { values, set, rules, problem };
  return (
    <>
      <SchoolField {...props} />
      <DescriptionField {...shared} />
      <LocationField {...shared} schoolId={values.schoolId} />
      {props.isNew ? <SimilarOrders values={values} onFollowed={props.onFollowed} /> : null}
      <Field name="pictures">
        <PhotosField
          most={workOrderLimits.pictures}
          value={values.pictures}
          onChange={(pictures) => set({ pictures })}
          onPreparing={onPreparing}
        />
        {problem('pictures') === undefined ? null : <Input.Error>{problem('pictures')}</Input.Error>}
      </Field>
      <WhoAndHow {...shared} staff={values.schoolId === null ? null : staffAt(values.schoolId)} />
      {rules.isOffered('dueDate') ? (
        <Field name="dueDate">
          <DayInput
            label={t('fields.dueDate')}
            placeholder={t('noDay')}
            clearLabel={t('clearDay', { field: t('fields.dueDate') })}
            value={values.dueDate}
            onChange={(dueDate) => set({ dueDate })}
            minDay={today}
            hint={dueHint}
            error={problem('dueDate')}
            required={rules.isRequired('dueDate')}
          />
        </Field>
      ) : null}
      <NotesAndCustomFields {...shared} />
      {rules.isOffered('scheduledStartDate') ? (
        <Field name="scheduledStartDate">
          <ScheduleField
            value={values}
            onChange={set}
            today={today}
            isRequired={rules.isRequired('scheduledStartDate')}
            // An order that is scheduled already stays so until its day.
            isFixed={!props.isNew}
            error={problem('scheduledStartDate')}
          />
        </Field>
      ) : null}
    </>
  );
}

function SchoolField({ form, isNew }: Props) {
  const { values, setValues, problems } = form;
  const { t } = useTexts('features/workOrders/create');
  const schools = schoolsWith(useActor(), 'propose tasks');
  const problem = useFieldProblem(problems);
  const isGiven = !isNew || values.source !== null || (schools !== 'all' && schools.length === 1);
  if (isGiven && values.schoolId !== null) return <SchoolLine schoolId={values.schoolId} />;
  return (
    <Field name="school">
      <SchoolSelect
        purpose="form"
        offered={schools}
        label={t('fields.school')}
        value={values.schoolId}
        onChange={(schoolId) => setValues((before) => atSchool(before, schoolId))}
        error={problem('school')}
        required
      />
    </Field>
  );
}
