import { Select, TextInput } from '@mantine/core';
import { drillActions, formatClockInput } from '@schooldog/domain/drills';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Field } from '../../../ui/recordForm/Field.tsx';
import classes from './DrillForm.module.css';
import type { FormPart } from './formParts.ts';
import { NotesField } from './NotesField.tsx';
import { PointsField } from './PointsField.tsx';

type Props = Readonly<{ form: FormPart }>;

/** Points and signs are kept as typed and rejected: leaving them out would make 15 people of 1.5. */
const notOfNumbers = /[^\d.-]/g;

/** How it went; asked for from the day of the drill on. */
export function ResultFields({ form }: Props) {
  const { values, set, problem } = form;
  const { t } = useTexts('features/drills/form');
  const { t: tDrills } = useTexts('features/drills');
  return (
    <div className={classes.fields}>
      <Field name="numberOfParticipants">
        <TextInput
          label={t('fields.numberOfParticipants')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={values.numberOfParticipants}
          onChange={({ currentTarget }) =>
            set({ numberOfParticipants: currentTarget.value.replaceAll(notOfNumbers, '') })
          }
          error={problem('numberOfParticipants')}
        />
      </Field>
      <Field name="responseTime">
        <TextInput
          label={t('fields.responseTime')}
          placeholder={t('responseTimeFormat')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={values.responseTime}
          onChange={({ currentTarget }) => set({ responseTime: formatClockInput(currentTarget.value) })}
          error={problem('responseTime')}
        />
      </Field>
      <Field name="actionTaken">
        <Select
          label={t('fields.actionTaken')}
          placeholder={t('noAction')}
          data={drillActions.map((value) => ({
            value,
            label: tDrills(`actions.${value}`),
          }))}
          value={values.actionTaken}
          onChange={(chosen) => set({ actionTaken: drillActions.find((one) => one === chosen) ?? null })}
          clearable
          clearButtonProps={{ 'aria-label': t('clearAction') }}
        />
      </Field>
      <div className={classes.wide}>
        <NotesField name="resultsAdditionalInfo" form={form} />
      </div>
      <div className={classes.wide}>
        <NotesField name="wentWell" form={form} />
      </div>
      <div className={classes.wide}>
        <PointsField form={form} />
      </div>
    </div>
  );
}
