import { Badge, Tabs } from '@mantine/core';
import { numberText } from '@schooldog/domain/kernel';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import type { WalkListFilter } from '../walkFilter.ts';
import { useWalkChips } from './useWalkChips.ts';
import { useWalkList } from './useWalkList.ts';
import { WalkFilters } from './WalkFilters.tsx';
import { WalkList } from './WalkList.tsx';
import { chosenTab, offeredTabs, tabNumbers } from './offeredTabs.ts';

type Props = Readonly<{ filtering: FilterState<WalkListFilter> }>;

/** Whose walks, within them the status, and each with its count. */
export function WalkTabs({ filtering: { filter, setFilter, clear, count } }: Props) {
  const { t } = useTexts('features/walks');
  const offered = offeredTabs(useActor());
  const chosen = chosenTab(offered, filter);
  const { list, countOf } = useWalkList(filter, chosen);
  const chips = useWalkChips(filter);
  const subTabs = offered.find(({ tab }) => tab === chosen.tab)?.subTabs ?? [];
  return (
    <Tabs
      value={chosen.tab}
      onChange={(to) => setFilter({ ...filter, currentTab: to === 'team' ? '1' : '0' })}
      keepMounted={false}
    >
      <Tabs.List aria-label={t('tabs.label')} mb="md">
        {offered.map(({ tab, subTabs: within }) => (
          <Tabs.Tab
            key={tab}
            value={tab}
            mih={44}
            rightSection={<Count count={total(within.map((one) => countOf(tab, one)))} />}
          >
            {t(`tabs.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={chosen.tab}>
        <Tabs
          variant="pills"
          value={chosen.subTab}
          onChange={(to) =>
            setFilter({
              ...filter,
              currentTab: tabNumbers[chosen.tab],
              subTab: to === 'complete' ? '1' : '0',
            })
          }
          keepMounted={false}
        >
          <Tabs.List aria-label={t('tabs.status')} mb="md">
            {subTabs.map((one) => (
              <Tabs.Tab
                key={one}
                value={one}
                mih={44}
                rightSection={<Count count={countOf(chosen.tab, one)} isOnColor={one === chosen.subTab} />}
              >
                {t(`tabs.${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={chosen.subTab}>
            <WalkFilters tab={chosen.tab} filter={filter} onChange={setFilter} />
            <FilterChips chips={chips} onChange={setFilter} onClear={clear} mb="md" />
            <WalkList
              list={list}
              listKey={JSON.stringify({ ...filter, ...chosen })}
              isFiltered={count > 0}
              onClear={clear}
            />
          </Tabs.Panel>
        </Tabs>
      </Tabs.Panel>
    </Tabs>
  );
}

type CountProps = Readonly<{ count: number | undefined; isOnColor?: boolean }>;

function Count({ count, isOnColor = false }: CountProps) {
  const { t, language } = useTexts('features/walks');
  if (count === undefined) return null;
  const number = numberText(count, language);
  return (
    <Badge size="sm" variant={isOnColor ? 'white' : 'light'} aria-label={t('tabs.walks', { count, number })}>
      {number}
    </Badge>
  );
}

/** Undefined while one of them is. */
function total(counts: readonly (number | undefined)[]): number | undefined {
  return counts.reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );
}
