import { Select } from '@mantine/core';
import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ChoiceFilter } from '../../../ui/list/ChoiceFilter.tsx';
import { FoldedFilters } from '../../../ui/list/FoldedFilters.tsx';
import { contactFilter, type ContactListFilter } from '../contactFilter.ts';
import { useShownSkills } from '../useSkillNames.ts';

type Props = Readonly<{
  filter: ContactListFilter;
  titles: readonly string[];
  onChange(filter: ContactListFilter): void;
}>;

const kinds = ['users', 'contacts'] as const;

export const ContactFilters = memo(function ContactFilters({ filter, titles, onChange }: Props) {
  const { t } = useTexts('features/contacts');
  const skills = useShownSkills();
  return (
    <FoldedFilters
      label={t('filters.label')}
      searchLabel={t('search.label')}
      searchPlaceholder={t('search.placeholder')}
      filter={filter}
      countOf={contactFilter.count}
      onChange={onChange}
    >
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
    </FoldedFilters>
  );
});
