import { Input, SegmentedControl, Select, TextInput } from '@mantine/core';
import type { CalendarDate } from '@schooldog/domain/dates';
import {
  drillEventTypes,
  drillTypes,
  formatClockInput,
  schoolsWithDrills,
  timesOfDay,
} from '@schooldog/domain/drills';
import { useId } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { DayInput } from '../../../ui/DayInput.tsx';
import { Field } from '../../../ui/recordForm/Field.tsx';
import { SchoolSelect } from '../../schools/index.ts';
import classes from './DrillForm.module.css';
import type { FormPart } from './formParts.ts';
import { NotesField } from './NotesField.tsx';

type Props = Readonly<{ form: FormPart }>;

type FactProps = Props & Readonly<{ onDay(day: CalendarDate | null): void }>;

/** What, where and when. */
export function FactFields({ form, onDay }: FactProps) {
  const { values, set, problem } = form;
  const { t } = useTexts('features/drills/form');
  return (
    <div className={classes.fields}>
      <Field name="schoolId">
        <SchoolSelect
          purpose="form"
          offered={schoolsWithDrills(useActor())}
          label={t('fields.schoolId')}
          value={values.schoolId}
          onChange={(schoolId) => set({ schoolId })}
          error={problem('schoolId')}
          required
        />
      </Field>
      <KindFields form={form} />
      <Field name="drillDate">
        <DayInput
          label={t('fields.drillDate')}
          placeholder={t('noDay')}
          clearLabel={t('clearDay')}
          value={values.drillDate}
          onChange={onDay}
          error={problem('drillDate')}
          required
        />
      </Field>
      <ClockField form={form} />
      <EventFields form={form} />
      <div className={classes.wide}>
        <NotesField name="additionalInfo" form={form} />
      </div>
    </div>
  );
}

function KindFields({ form: { values, set, problem } }: Props) {
  const { t } = useTexts('features/drills/form');
  const { t: tDrills } = useTexts('features/drills');
  return (
    <>
      <Field name="type">
        <Select
          label={t('fields.type')}
          placeholder={t('choose')}
          data={drillTypes.map((value) => ({ value, label: tDrills(`types.${value}`) }))}
          value={values.type}
          onChange={(chosen) => set({ type: drillTypes.find((one) => one === chosen) ?? null })}
          allowDeselect={false}
          error={problem('type')}
          required
        />
      </Field>
      {values.type === 'other' ? (
        <Field name="otherType">
          <TextInput
            label={t('fields.otherType')}
            value={values.otherType}
            onChange={({ currentTarget }) => set({ otherType: currentTarget.value })}
            error={problem('otherType')}
            required
          />
        </Field>
      ) : null}
    </>
  );
}

function EventFields({ form: { values, set, problem } }: Props) {
  const { t } = useTexts('features/drills/form');
  const { t: tDrills } = useTexts('features/drills');
  return (
    <>
      <Field name="eventType">
        <Select
          label={t('fields.eventType')}
          placeholder={t('choose')}
          data={drillEventTypes.map((value) => ({
            value,
            label: tDrills(`eventTypes.${value}`),
          }))}
          value={values.eventType}
          onChange={(chosen) => set({ eventType: drillEventTypes.find((one) => one === chosen) ?? null })}
          allowDeselect={false}
          error={problem('eventType')}
          required
        />
      </Field>
      {values.eventType === 'other' ? (
        <Field name="otherEventType">
          <TextInput
            label={t('fields.otherEventType')}
            value={values.otherEventType}
            onChange={({ currentTarget }) => set({ otherEventType: currentTarget.value })}
            error={problem('otherEventType')}
            required
          />
        </Field>
      ) : null}
    </>
  );
}

function ClockField({ form: { values, set, problem } }: Props) {
  const { t } = useTexts('features/drills/form');
  const { t: tDrills } = useTexts('features/drills');
  const errorId = useId();
  const error = problem('drillTime');
  return (
    <Field name="drillTime">
      <div className={classes.clock}>
        <TextInput
          className={classes.time ?? ''}
          label={t('fields.drillTime')}
          placeholder={t('timeFormat')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={values.drillTime}
          // Who corrects the time that is filled in types another one.
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => set({ drillTime: formatClockInput(currentTarget.value) })}
          error={error !== undefined}
          {...(error === undefined ? {} : { 'aria-describedby': errorId })}
          required
        />
        <SegmentedControl
          aria-label={t('fields.drillTimeOfDay')}
          data={timesOfDay.map((value) => ({
            value,
            label: tDrills(`timesOfDay.${value}`),
          }))}
          value={values.drillTimeOfDay}
          onChange={(chosen) =>
            set({ drillTimeOfDay: timesOfDay.find((one) => one === chosen) ?? values.drillTimeOfDay })
          }
        />
      </div>
      {error === undefined ? null : (
        <Input.Error id={errorId} mt={4}>
          {error}
        </Input.Error>
      )}
    </Field>
  );
}
