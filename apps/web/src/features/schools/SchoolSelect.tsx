// Chooses one school or several, among those where the person holds what is needed. Flat with few schools, grouped
// otherwise; in a form with only one to choose, it is chosen already.
import { MultiSelect, Select, type ComboboxData } from '@mantine/core';
import type { SchoolGroup } from '@schooldog/domain/schools';
import { IconSchool } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { onlySchool, type SelectPurpose } from './onlySchool.ts';
import { useSchoolGroups } from './queries.ts';
import classes from './SchoolSelect.module.css';

type Common = Readonly<{
  purpose: SelectPurpose;
  offered: 'all' | readonly string[];
  label?: string;
  error?: string | undefined;
  required?: boolean;
}>;
type One = Common & Readonly<{ value: string | null; onChange(schoolId: string | null): void }>;
type Several = Common & Readonly<{ value: readonly string[]; onChange(schoolIds: string[]): void }>;

/** A closed list of a hundred schools would be drawn with every page that has one. */
const unmounted = { keepMounted: false } as const;

export function SchoolSelect({ purpose, offered, value, onChange, label, error, required = false }: One) {
  const { t } = useTexts('features/schools');
  const groups = useSchoolGroups(offered, value === null ? [] : [value]);
  const only = onlySchool(groups, purpose);
  useEffect(() => {
    if (only !== null && value !== only) onChange(only);
  }, [only, value, onChange]);
  return (
    <Select
      label={label ?? t('select.one')}
      placeholder={t('select.placeholder')}
      data={optionsOf(groups, t('select.ungrouped'))}
      value={value}
      onChange={onChange}
      error={error}
      required={required}
      searchable
      nothingFoundMessage={t('select.none')}
      leftSection={<IconSchool size={16} />}
      comboboxProps={unmounted}
    />
  );
}

export function SchoolMultiSelect({
  purpose,
  offered,
  value,
  onChange,
  label,
  error,
  required = false,
}: Several) {
  const { t } = useTexts('features/schools');
  const groups = useSchoolGroups(offered, value);
  const only = onlySchool(groups, purpose);
  useEffect(() => {
    if (only !== null && value[0] !== only) onChange([only]);
  }, [only, value, onChange]);
  const isMany = value.length > 1;
  return (
    <MultiSelect
      label={label ?? t('select.several')}
      placeholder={
        isMany
          ? t('select.selected', { count: value.length })
          : value.length === 0
            ? t(purpose === 'filter' ? 'select.any' : 'select.placeholder')
            : ''
      }
      data={optionsOf(groups, t('select.ungrouped'))}
      value={[...value]}
      onChange={onChange}
      error={error}
      required={required}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('select.clear') }}
      hidePickedOptions={false}
      nothingFoundMessage={t('select.none')}
      leftSection={<IconSchool size={16} />}
      comboboxProps={unmounted}
      classNames={
        isMany
          ? { pill: classes.hidden ?? '' }
          : { pillsList: classes.line ?? '', pill: classes.one ?? '', inputField: classes.field ?? '' }
      }
    />
  );
}

function optionsOf(groups: readonly SchoolGroup[], ungrouped: string): ComboboxData {
  const options = (group: SchoolGroup) => group.schools.map(({ id, name }) => ({ value: id, label: name }));
  const [first] = groups;
  if (groups.length === 1 && first !== undefined) return options(first);
  return groups.map((group) => ({ group: group.name ?? ungrouped, items: options(group) }));
}
