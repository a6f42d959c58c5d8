import { Select } from '@mantine/core';
import { type DrillFrequency, drillLimits, type DrillWindow } from '@schooldog/domain/drills';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Field } from '../../../ui/recordForm/Field.tsx';
import { useRuleWords } from '../words/useRuleWords.ts';
import classes from './FrequencyFields.module.css';
import { AddButton, months, Row, WholeNumber } from './FrequencyParts.tsx';
import type { ProblemAt } from './useProblemAt.ts';

type Props = Readonly<{
  windows: readonly DrillWindow[];
  problemAt: ProblemAt;
  onChange(frequency: DrillFrequency): void;
}>;

/** So many times between two days of the school year. */
export function WindowFields({ windows, problemAt, onChange }: Props) {
  const { t } = useTexts('features/drills/rules');
  const setAll = (changed: DrillWindow[]) => onChange({ kind: 'windows', windows: changed });
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('rule.kinds.windows')}</legend>
      {[...windows.entries()].map(([at, window]) => {
        const place = `frequency.windows.${at}`;
        const set = (change: Partial<DrillWindow>) => setAll(windows.with(at, { ...window, ...change }));
        return (
          <Row
            key={at}
            removeLabel={t('rule.removeWindow', { number: at + 1 })}
            onRemove={windows.length > 1 ? () => setAll(windows.filter((_, other) => other !== at)) : null}
          >
            <DayFields
              end="from"
              day={window.from}
              problem={problemAt(`${place}.from`)}
              place={place}
              onChange={(from) => set({ from })}
            />
            <DayFields
              end="to"
              day={window.to}
              problem={problemAt(`${place}.to`)}
              place={place}
              onChange={(to) => set({ to })}
            />
            <Field name={`${place}.times`}>
              <WholeNumber
                label={t('rule.times')}
                most={drillLimits.times}
                value={window.times}
                onChange={(times) => set({ times })}
                error={problemAt(`${place}.times`, drillLimits.times)}
              />
            </Field>
          </Row>
        );
      })}
      {windows.length >= drillLimits.windows ? null : (
        <AddButton
          label={t('rule.addWindow')}
          onClick={() => setAll([...windows, { from: null, to: null, times: 1 }])}
        />
      )}
    </fieldset>
  );
}

type DayProps = Readonly<{
  end: 'from' | 'to';
  /** "10-01"; null for the first or last school day. */
  day: string | null;
  place: string;
  problem: string | undefined;
  onChange(day: string | null): void;
}>;

const schoolDay = 'schoolDay';

function DayFields({ end, day, place, problem, onChange }: DayProps) {
  const { t } = useTexts('features/drills/rules');
  const { month: monthText } = useRuleWords();
  const [month = 0, date = 0] = day === null ? [] : day.split('-').map(Number);
  const set = (chosenMonth: number, chosenDate: number) =>
    onChange(`${twoDigits(chosenMonth)}-${twoDigits(chosenDate)}`);
  const choose = (chosen: string | null) => {
    if (chosen === schoolDay) onChange(null);
    else set(Number(chosen), date === 0 ? 1 : date);
  };
  return (
    <>
      <Select
        label={t(`rule.${end}`)}
        allowDeselect={false}
        data={[
          { value: schoolDay, label: t(end === 'from' ? 'rule.firstDay' : 'rule.lastDay') },
          ...months.map((one) => ({ value: String(one), label: monthText(one) })),
        ]}
        value={day === null ? schoolDay : String(month)}
        onChange={choose}
      />
      {day === null ? null : (
        <Field name={`${place}.${end}`}>
          <WholeNumber
            label={t(end === 'from' ? 'rule.fromDay' : 'rule.toDay')}
            most={31}
            value={date}
            onChange={(typed) => set(month, typed)}
            error={problem}
          />
        </Field>
      )}
    </>
  );
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
