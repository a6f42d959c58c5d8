import { Select } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '../../../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../../../ui/list/FilterBar.tsx';
import { SearchFilter } from '../../../ui/list/SearchFilter.tsx';
import { contactFilter, type ContactListFilter } from '../contactFilter.ts';
import { useShownSkills } from '../useSkillNames.ts';
import classes from './ContactList.module.css';

type Props = Readonly<{
  filter: ContactListFilter;
  titles: readonly string[];
  onChange(filter: ContactListFilter): void;
}>;

const kinds = ['users', 'contacts'] as const;

/** The search is always in sight; everything else is behind a button that counts it. */
export const ContactFilters = memo(function ContactFilters({ filter, titles, onChange }: Props) {
  const { t } = useTranslation('features/contacts');
  const skills = useShownSkills();
  const { search: _search, ...behindButton } = filter;
  return (
    <FilterBar
      isFolded
      label={t('filters.label')}
      className={classes.bar}
      count={contactFilter.count(behindButton)}
      search={
        <SearchFilter
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          filter={filter}
          onChange={onChange}
        />
      }
    >
      <div className={classes.fields}>
        <ChoiceFilter
          label={t('filters.skills')}
          any={t('filters.anySkill')}
          choices={skills.map(({ id, shownName }) => ({ value: id, label: shownName }))}
          value={filter.skillIds ?? []}
          onChange={(skillIds) => onChange({ ...filter, skillIds })}
        />
        <ChoiceFilter
          label={t('filters.titles')}
          any={t('filters.anyTitle')}
          choices={titles.map((title) => ({ value: title, label: title }))}
          value={filter.titles ?? []}
          onChange={(chosen) => onChange({ ...filter, titles: chosen })}
        />
        <Select
          label={t('filters.kind')}
          placeholder={t('filters.anyKind')}
          data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={filter.kind ?? null}
          clearable
          onChange={(chosen) => onChange({ ...filter, kind: kinds.find((kind) => kind === chosen) })}
        />
      </div>
    </FilterBar>
  );
});
