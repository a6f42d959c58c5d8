import { Group, Text, Title } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { numberText } from '@schooldog/domain/kernel';
import { IconClipboardOff, IconSearchOff } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { LocalList } from '../../../ui/list/LocalList.tsx';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import { matchesFilter, FollowUpLinksOf } from '../../entries/index.ts';
import { useTimeZone } from '../../schools/index.ts';
import { useObservation } from '../../settings/index.ts';
import { WalkEntryCard } from '../inProgress/WalkEntryCard.tsx';
import type { ListedWalkEntry } from '../offlineWalks.ts';
import classes from './OutcomeEntries.module.css';
import { OutcomeFilters } from './OutcomeFilters.tsx';
import { type OutcomeFilter, outcomeFilter } from './outcomeFilter.ts';
import { peopleIn } from './peopleIn.ts';

/** A walk can have hundreds, each with photos. */
const pageSize = 32;

type Props = Readonly<{
  walk: ShownWalk;
  entries: readonly ListedWalkEntry[];
  filters: FilterState<OutcomeFilter>;
}>;

/** What was logged, to read and to look through. */
export function OutcomeEntries({ walk, entries, filters }: Props) {
  const { t, language } = useTexts('features/walks/outcome');
  const { t: tEntries } = useTexts('features/entries');
  const { filter, setFilter, clear, count } = filters;
  const timeZone = useTimeZone();
  const { category, item, categoryLabel } = useObservation();
  const { find, ...others } = filter;
  const wanted = { ...others, search: find };
  const found = entries.filter(({ record }) =>
    matchesFilter(record, wanted, { timeZone, places: [], category, item }),
  );
  const people = peopleIn(entries);
  const chips = outcomeFilter.chips(filter, {
    find: (text) => t('filters.findChip', { text: text.trim() }),
    entryTypes: (opinion) => tEntries(`opinions.${opinion}`),
    category: categoryLabel,
    userIds: (id) => people.find(({ userId }) => userId === id)?.name ?? t('filters.unknownPerson'),
  });
  return (
    <section aria-labelledby="walk-entries">
      <Group gap="xs" align="baseline" mb="sm">
        <Title order={2} id="walk-entries">
          {t('entries.title')}
        </Title>
        <Text c="dimmed" span>
          {numberText(entries.length, language)}
        </Text>
      </Group>
      {entries.length === 0 ? null : (
        <OutcomeFilters
          entries={entries}
          people={people}
          filter={filter}
          count={count}
          onChange={setFilter}
        />
      )}
      <FilterChips chips={chips} onChange={setFilter} onClear={clear} mb="md" />
      {found.length === 0 ? (
        <ListEmpty
          isFiltered={entries.length > 0}
          onClear={clear}
          nothing={{ icon: <IconClipboardOff />, title: t('entries.empty') }}
          noMatch={{ icon: <IconSearchOff />, title: t('entries.noMatch') }}
        />
      ) : (
        <LocalList key={JSON.stringify(filter)} items={found} pageSize={pageSize}>
          {(shown) => (
            <FollowUpLinksOf entries={shown.map(({ record }) => record)}>
              <ul className={classes.cards}>
                {shown.map(({ record, pending }) => (
                  <li key={record.id}>
                    <WalkEntryCard entry={record} pending={pending} walk={walk} readOnly />
                  </li>
                ))}
              </ul>
            </FollowUpLinksOf>
          )}
        </LocalList>
      )}
    </section>
  );
}
