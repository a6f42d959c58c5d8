import { MultiSelect } from '@mantine/core';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import classes from './ChoiceFilter.module.css';

type Props<Value extends string> = Readonly<{
  label: string;
  any: string;
  choices: readonly Readonly<{ value: Value; label: string }>[];
  value: readonly Value[];
  onChange(value: Value[]): void;
}>;

/** Several of a list. The choices are shown as chips below, so here only their number is. */
export function ChoiceFilter<Value extends string>({ label, any, choices, value, onChange }: Props<Value>) {
  const { t } = useTexts('ui');
  const only = value.length === 1 ? choices.find((choice) => choice.value === value[0])?.label : undefined;
  return (
    <MultiSelect
      label={label}
      placeholder={value.length === 0 ? any : (only ?? t('filters.chosen', { number: value.length }))}
      data={[...choices]}
      value={[...value]}
      onChange={(chosen) =>
        onChange(choices.map((choice) => choice.value).filter((choice) => chosen.includes(choice)))
      }
      searchable
      clearable
      hidePickedOptions={false}
      clearButtonProps={{ 'aria-label': t('filters.clear', { what: label }) }}
      nothingFoundMessage={t('filters.nothing')}
      classNames={{ pill: classes.hidden ?? '' }}
      data-chosen={value.length > 0 || undefined}
    />
  );
}
