import { Select } from '@mantine/core';
import { opinions } from '@schooldog/domain/entries';
import { withOtherLast } from '@schooldog/domain/settings';
import { useTranslation } from 'react-i18next';
import { CheckFilter } from '../../../ui/list/CheckFilter.tsx';
import { ChoiceFilter } from '../../../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../../../ui/list/FilterBar.tsx';
import { FindFilter } from '../../../ui/list/FindFilter.tsx';
import { useObservation } from '../../settings/index.ts';
import type { ListedWalkEntry } from '../offlineWalks.ts';
import classes from './OutcomeFilters.module.css';
import type { OutcomeFilter } from './outcomeFilter.ts';
import type { peopleIn } from './peopleIn.ts';

type Props = Readonly<{
  entries: readonly ListedWalkEntry[];
  people: ReturnType<typeof peopleIn>;
  filter: OutcomeFilter;
  count: number;
  onChange(filter: OutcomeFilter): void;
}>;

/** Offers only what occurs in the walk. */
export function OutcomeFilters({ entries, people, filter, count, onChange }: Props) {
  const { t, i18n } = useTranslation(['features/walks/outcome', 'features/entries', 'ui']);
  const { category } = useObservation();
  const categoryIds = [...new Set(entries.map(({ record }) => record.observationCategoryId))];
  const categories = withOtherLast(
    categoryIds.flatMap((id) => category(id) ?? []),
    i18n.language,
  );
  const isSearched = filter.find !== undefined;
  return (
    <FilterBar
      label={t('filters.label')}
      className={classes.bar}
      count={count - (isSearched ? 1 : 0)}
      search={<FindFilter label={t('filters.find')} filter={filter} onChange={onChange} />}
    >
      <div className={classes.grid}>
        <Select
          label={t('filters.category', { ns: 'features/entries' })}
          placeholder={t('filters.anyCategory', { ns: 'features/entries' })}
          data={categories.map(({ id, label }) => ({ value: id, label }))}
          value={filter.category ?? null}
          onChange={(chosen) => onChange({ ...filter, category: chosen ?? undefined })}
          searchable
          clearable
          clearButtonProps={{
            'aria-label': t('filters.clear', {
              ns: 'ui',
              what: t('filters.category', { ns: 'features/entries' }),
            }),
          }}
          nothingFoundMessage={t('filters.nothing', { ns: 'ui' })}
        />
        {people.length < 2 ? null : (
          <ChoiceFilter
            label={t('filters.people')}
            any={t('filters.anyPerson')}
            choices={people.map(({ userId, name }) => ({
              value: userId,
              label: name ?? t('filters.unknownPerson'),
            }))}
            value={filter.userIds ?? []}
            onChange={(userIds) => onChange({ ...filter, userIds })}
          />
        )}
        <CheckFilter
          label={t('filters.opinion', { ns: 'features/entries' })}
          choices={opinions.map((value) => ({
            value,
            label: t(`opinions.${value}`, { ns: 'features/entries' }),
          }))}
          value={filter.entryTypes ?? []}
          onChange={(entryTypes) => onChange({ ...filter, entryTypes })}
        />
      </div>
    </FilterBar>
  );
}
