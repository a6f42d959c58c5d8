import { Select } from '@mantine/core';
import { opinions } from '@schooldog/domain/entries';
import { withOtherLast } from '@schooldog/domain/settings';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
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
  const { t, language } = useTexts('features/walks/outcome');
  const { t: tEntries } = useTexts('features/entries');
  const { t: tUi } = useTexts('ui');
  const { category } = useObservation();
  const categoryIds = [...new Set(entries.map(({ record }) => record.observationCategoryId))];
  const categories = withOtherLast(
    categoryIds.flatMap((id) => category(id) ?? []),
    language,
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
          label={tEntries('filters.category')}
          placeholder={tEntries('filters.anyCategory')}
          data={categories.map(({ id, label }) => ({ value: id, label }))}
          value={filter.category ?? null}
          onChange={(chosen) => onChange({ ...filter, category: chosen ?? undefined })}
          searchable
          clearable
          clearButtonProps={{
            'aria-label': tUi('filters.clear', {
              what: tEntries('filters.category'),
            }),
          }}
          nothingFoundMessage={tUi('filters.nothing')}
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
          label={tEntries('filters.opinion')}
          choices={opinions.map((value) => ({
            value,
            label: tEntries(`opinions.${value}`),
          }))}
          value={filter.entryTypes ?? []}
          onChange={(entryTypes) => onChange({ ...filter, entryTypes })}
        />
      </div>
    </FilterBar>
  );
}
