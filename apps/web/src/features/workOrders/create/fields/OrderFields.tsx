// The fields that a single order and a series of orders have in common.
import { Select, TextInput } from '@mantine/core';
import type { Permission } from '@schooldog/domain/permissions';
import { workOrderLimits, workOrderPriorities } from '@schooldog/domain/workOrders';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { GrowingTextField } from '../../../../ui/GrowingTextField.tsx';
import { Field } from '../../../../ui/recordForm/Field.tsx';
import { PlaceField } from '../../../dataProfiles/index.ts';
import { UserPicker } from '../../../picker/index.ts';
import type { FieldRules } from '../fieldRules.ts';
import type { ProblemField } from '../problems.ts';
import type { WorkOrderValues } from '../values.ts';

type SharedValues = Pick<
  WorkOrderValues,
  'description' | 'priority' | 'boardId' | 'assignedUserIds' | 'place' | 'notes' | 'customFields'
>;

type Props = Readonly<{
  values: SharedValues;
  set(changes: Partial<SharedValues>): void;
  rules: FieldRules;
  problem(field: ProblemField): string | undefined;
}>;

export function DescriptionField({ values, set, problem }: Omit<Props, 'rules'>) {
  const { t } = useTexts('features/workOrders/create');
  return (
    <Field name="description">
      <GrowingTextField
        label={t('fields.description')}
        placeholder={t('descriptionHint')}
        minRows={2}
        maxRows={10}
        maxLength={workOrderLimits.description}
        value={values.description}
        onChange={({ currentTarget }) => set({ description: currentTarget.value })}
        error={problem('description')}
        required
      />
    </Field>
  );
}

/** Without a school the place is only words. */
export function LocationField(props: Props & Readonly<{ schoolId: string | null }>) {
  const { values, set, rules, problem, schoolId } = props;
  const { t } = useTexts('features/workOrders/create');
  if (!rules.isOffered('location')) return null;
  return (
    <Field name="location">
      <PlaceField
        schoolId={schoolId}
        label={t('fields.location')}
        value={values.place}
        onChange={(place) => set({ place })}
        error={problem('location')}
        maxLength={workOrderLimits.location}
        required={rules.isRequired('location')}
      />
    </Field>
  );
}

/** Who can be assigned, as the picker of people asks for it. */
type Staff = Readonly<{ permission: Permission; atSchoolId?: string; atSchoolIds?: readonly string[] }>;

export function WhoAndHow(props: Props & Readonly<{ staff: Staff | null }>) {
  const { values, set, rules, problem, staff } = props;
  const { t } = useTexts('features/workOrders/create');
  const { t: tWorkOrders } = useTexts('features/workOrders');
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
              label: tWorkOrders(`priorities.${value}`),
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
            value={rules.boardFor(values.boardId)}
            onChange={(boardId) => set({ boardId })}
            clearable={rules.canLackBoard}
            allowDeselect={rules.canLackBoard}
            clearButtonProps={{ 'aria-label': t('clearChoice', { field: t('fields.taskBoard') }) }}
            error={problem('taskBoard')}
            required={rules.isRequired('taskBoard')}
          />
        </Field>
      ) : null}
      {rules.isOffered('assignedStaff') && staff !== null ? (
        <Field name="assignedStaff">
          <UserPicker
            key={JSON.stringify(staff)}
            label={t('fields.assignedStaff')}
            value={values.assignedUserIds}
            onChange={(assignedUserIds) => set({ assignedUserIds })}
            max={workOrderLimits.assignedStaff}
            withoutStaff
            {...staff}
            error={problem('assignedStaff')}
            isRequired={rules.isRequired('assignedStaff')}
          />
        </Field>
      ) : null}
    </>
  );
}

export function NotesAndCustomFields({ values, set, rules, problem }: Props) {
  const { t } = useTexts('features/workOrders/create');
  return (
    <>
      {rules.isOffered('notes') ? (
        <Field name="notes">
          <GrowingTextField
            label={t('fields.notes')}
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
    </>
  );
}
