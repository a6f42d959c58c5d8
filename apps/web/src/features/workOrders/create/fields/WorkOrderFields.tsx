import { Input, Select, Textarea, TextInput } from '@mantine/core';
import type { CalendarDate } from '@schooldog/domain/dates';
import { schoolsWith } from '@schooldog/domain/permissions';
import { workOrderLimits, workOrderPriorities } from '@schooldog/domain/workOrders';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../../platform/session/session.ts';
import { DayInput } from '../../../../ui/DayInput.tsx';
import { PhotosField } from '../../../../ui/PictureUpload/index.ts';
import { Field } from '../../../../ui/recordForm/Field.tsx';
import { PlaceField } from '../../../dataProfiles/index.ts';
import { UserPicker } from '../../../picker/index.ts';
import { SchoolLine, SchoolSelect } from '../../../schools/index.ts';
import type { FieldRules } from '../fieldRules.ts';
import type { ProblemField, Problems } from '../problems.ts';
import { staffAt } from '../staffAt.ts';
import { atSchool, type WorkOrderValues } from '../values.ts';
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
  const { t } = useTranslation('features/workOrders/create');
  const problem = useFieldProblem(problems);
  const dueHint = useDueIn(today, values.dueDate);
  return (
    <>
      <SchoolField {...props} />
      <Field name="description">
        <Textarea
          label={t('fields.description')}
          placeholder={t('descriptionHint')}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={workOrderLimits.description}
          value={values.description}
          onChange={({ currentTarget }) => set({ description: currentTarget.value })}
          error={problem('description')}
          required
        />
      </Field>
      {rules.isOffered('location') ? (
        <Field name="location">
          <PlaceField
            schoolId={values.schoolId}
            label={t('fields.location')}
            value={values.place}
            onChange={(place) => set({ place })}
            error={problem('location')}
            maxLength={workOrderLimits.location}
            required={rules.isRequired('location')}
          />
        </Field>
      ) : null}
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
      <WhoAndHow form={form} rules={rules} problem={problem} />
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
      {rules.isOffered('notes') ? (
        <Field name="notes">
          <Textarea
            label={t('fields.notes')}
            autosize
            minRows={2}
            maxRows={10}
            maxLength={workOrderLimits.notes}
            value={values.notes}
            onChange={({ currentTarget }) => set({ notes: currentTarget.value })}
            error={problem('notes')}
            required={rules.isRequired('notes')}
          />
        </Field>
      ) : null}
      {rules.customFields.map(({ name, isRequired }) => (
        <Field key={name} name={`custom ${name}`}>
          <TextInput
            label={name}
            maxLength={workOrderLimits.customFieldAnswer}
            value={values.customFields[name] ?? ''}
            onChange={({ currentTarget }) =>
              set({ customFields: { ...values.customFields, [name]: currentTarget.value } })
            }
            error={problem(`custom ${name}`)}
            required={isRequired}
          />
        </Field>
      ))}
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
  const { t } = useTranslation('features/workOrders/create');
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

type PartProps = Pick<Props, 'form' | 'rules'> &
  Readonly<{ problem(field: ProblemField): string | undefined }>;

function WhoAndHow({ form: { values, set }, rules, problem }: PartProps) {
  const { t } = useTranslation(['features/workOrders/create', 'features/workOrders']);
  const { schoolId } = values;
  const { boards } = rules;
  return (
    <>
      {rules.isOffered('priority') ? (
        <Field name="priority">
          <Select
            label={t('fields.priority')}
            placeholder={t('noPriority')}
            data={workOrderPriorities.map((value) => ({
              value,
              label: t(`priorities.${value}`, { ns: 'features/workOrders' }),
            }))}
            value={values.priority}
            onChange={(chosen) =>
              set({ priority: workOrderPriorities.find((one) => one === chosen) ?? null })
            }
            clearable={!rules.isRequired('priority')}
            clearButtonProps={{ 'aria-label': t('clearChoice', { field: t('fields.priority') }) }}
            error={problem('priority')}
            required={rules.isRequired('priority')}
          />
        </Field>
      ) : null}
      {rules.isOffered('taskBoard') ? (
        <Field name="taskBoard">
          <Select
            label={t('fields.taskBoard')}
            placeholder={t('noBoard')}
            data={boards.map(({ id, name }) => ({ value: id, label: name }))}
            value={boards.some(({ id }) => id === values.boardId) ? values.boardId : null}
            onChange={(boardId) => set({ boardId })}
            clearable={rules.canLackBoard}
            allowDeselect={rules.canLackBoard}
            clearButtonProps={{ 'aria-label': t('clearChoice', { field: t('fields.taskBoard') }) }}
            error={problem('taskBoard')}
            required={rules.isRequired('taskBoard')}
          />
        </Field>
      ) : null}
      {rules.isOffered('assignedStaff') && schoolId !== null ? (
        <Field name="assignedStaff">
          <UserPicker
            key={schoolId}
            label={t('fields.assignedStaff')}
            value={values.assignedUserIds}
            onChange={(assignedUserIds) => set({ assignedUserIds })}
            max={workOrderLimits.assignedStaff}
            withoutStaff
            {...staffAt(schoolId)}
            error={problem('assignedStaff')}
            isRequired={rules.isRequired('assignedStaff')}
          />
        </Field>
      ) : null}
    </>
  );
}
