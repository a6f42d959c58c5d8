// How often a rule asks for its drill: one of three ways, each with its own fields.
import { Radio, Select, Stack } from '@mantine/core';
import { type DrillFrequency, drillLimits, replacementTypes } from '@schooldog/domain/drills';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Field } from '../../../ui/recordForm/Field.tsx';
import { useDrillWords } from '../parts/useDrillWords.ts';
import { useRuleWords } from '../words/useRuleWords.ts';
import classes from './FrequencyFields.module.css';
import { AddButton, months, Row, WholeNumber } from './FrequencyParts.tsx';
import type { ProblemAt } from './useProblemAt.ts';
import { WindowFields } from './WindowFields.tsx';

const kinds = ['monthly', 'afterStart', 'windows'] as const;

type FieldsProps<Frequency> = Readonly<{
  frequency: Frequency;
  problemAt: ProblemAt;
  onChange(frequency: DrillFrequency): void;
}>;
type Of<Kind extends DrillFrequency['kind']> = Extract<DrillFrequency, { kind: Kind }>;

export function FrequencyFields({ frequency, problemAt, onChange }: FieldsProps<DrillFrequency>) {
  const { t } = useTexts('features/drills/rules');
  const choose = (chosen: string) => {
    const kind = kinds.find((one) => one === chosen);
    if (kind !== undefined && kind !== frequency.kind) onChange(beginningOf(kind));
  };
  const common = { problemAt, onChange };
  return (
    <>
      <Radio.Group label={t('rule.frequency')} value={frequency.kind} onChange={choose}>
        <Stack gap="xs" mt="xs">
          {kinds.map((kind) => (
            <Radio
              size="md"
              key={kind}
              value={kind}
              label={t(`rule.kinds.${kind}`)}
              description={t(`rule.kindHelp.${kind}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {frequency.kind === 'monthly' ? <MonthlyFields frequency={frequency} {...common} /> : null}
      {frequency.kind === 'afterStart' ? <AfterStartFields frequency={frequency} {...common} /> : null}
      {frequency.kind === 'windows' ? <WindowFields windows={frequency.windows} {...common} /> : null}
    </>
  );
}

function beginningOf(kind: DrillFrequency['kind']): DrillFrequency {
  if (kind === 'monthly') return { kind, replacements: [] };
  if (kind === 'afterStart') return { kind, days: [10] };
  return { kind, windows: [{ from: null, to: null, times: 1 }] };
}

function MonthlyFields({ frequency, problemAt, onChange }: FieldsProps<Of<'monthly'>>) {
  const { t } = useTexts('features/drills/rules');
  const { typeText } = useDrillWords();
  const { month: monthText } = useRuleWords();
  const { replacements } = frequency;
  const setAll = (changed: typeof replacements) => onChange({ kind: 'monthly', replacements: changed });
  const free = months.find((month) => replacements.every((one) => one.month !== month));
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('rule.replacements')}</legend>
      {[...replacements.entries()].map(([at, { month, type }]) => (
        <Row
          key={at}
          removeLabel={t('rule.removeReplacement', { month: monthText(month) })}
          onRemove={() => setAll(replacements.filter((_, other) => other !== at))}
        >
          <Field name={`frequency.replacements.${at}.month`}>
            <Select
              label={t('rule.replacementMonth')}
              allowDeselect={false}
              data={months.map((one) => ({ value: String(one), label: monthText(one) }))}
              value={String(month)}
              onChange={(chosen) => setAll(replacements.with(at, { month: Number(chosen), type }))}
              error={problemAt(`frequency.replacements.${at}.month`)}
            />
          </Field>
          <Select
            label={t('rule.replacementType')}
            allowDeselect={false}
            data={replacementTypes.map((one) => ({
              value: one,
              label: typeText({ type: one, otherType: '' }),
            }))}
            value={type}
            onChange={(chosen) => chosen !== null && setAll(replacements.with(at, { month, type: chosen }))}
          />
        </Row>
      ))}
      {free === undefined ? null : (
        <AddButton
          label={t('rule.addReplacement')}
          onClick={() => setAll([...replacements, { month: free, type: 'severeWeather' }])}
        />
      )}
    </fieldset>
  );
}

function AfterStartFields({ frequency: { days }, problemAt, onChange }: FieldsProps<Of<'afterStart'>>) {
  const { t } = useTexts('features/drills/rules');
  const { ordinal } = useRuleWords();
  const setAll = (changed: number[]) => onChange({ kind: 'afterStart', days: changed });
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('rule.kinds.afterStart')}</legend>
      {[...days.entries()].map(([at, count]) => (
        <Row
          key={at}
          removeLabel={t('rule.removeDays', { ordinal: ordinal(at + 1) })}
          onRemove={days.length > 1 ? () => setAll(days.filter((_, other) => other !== at)) : null}
        >
          <Field name={`frequency.days.${at}`}>
            <WholeNumber
              label={t('rule.within', { ordinal: ordinal(at + 1) })}
              most={drillLimits.daysAfterStart}
              value={count}
              onChange={(changed) => setAll(days.with(at, changed))}
              error={problemAt(`frequency.days.${at}`, drillLimits.daysAfterStart)}
            />
          </Field>
        </Row>
      ))}
      {days.length >= drillLimits.firstDays ? null : (
        <AddButton label={t('rule.addDays')} onClick={() => setAll([...days, (days.at(-1) ?? 0) + 20])} />
      )}
    </fieldset>
  );
}
