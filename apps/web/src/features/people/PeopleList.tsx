import { Select, Skeleton } from '@mantine/core';
import type { ListedUser } from '@schooldog/contract/people';
import { userOrders } from '@schooldog/domain/people';
import { IconUsers, IconUserSearch } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { ListEmpty } from '../../ui/list/ListEmpty.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { TableRoom } from '../../ui/list/TableRoom.tsx';
import type { ListState } from '../../ui/list/useListPage.ts';
import { SkeletonList } from '../../ui/SkeletonList.tsx';
import { PeopleCards } from './PeopleCards.tsx';
import { type PeopleSort, toggledSort } from './peopleSort.ts';
import { PeopleTable } from './PeopleTable.tsx';

type Props = Readonly<{
  list: ListState<ListedUser>;
  sort: PeopleSort;
  onSort(sort: PeopleSort): void;
  isFiltered: boolean;
  onClear(): void;
}>;

/** A table where there is room for one, cards on a phone. */
export function PeopleList({ list, sort, onSort, isFiltered, onClear }: Props) {
  const { t } = useTexts('features/people');
  return (
    <TableRoom>
      {(hasTable) => (
        <>
          {hasTable ? null : (
            <Select
              label={t('sort')}
              data={userOrders.map((value) => ({ value, label: t(`columns.${value}`) }))}
              value={sort.by}
              onChange={(by) => (by === null || by === sort.by ? undefined : onSort(toggledSort(sort, by)))}
              allowDeselect={false}
              mb="md"
            />
          )}
          <ListPage
            list={list}
            skeleton={
              hasTable ? (
                <SkeletonList rows={8} height={65} gap={1} radius={0}>
                  <Skeleton h={42} radius={0} />
                </SkeletonList>
              ) : (
                <SkeletonList rows={8} height={140} gap={8} />
              )
            }
            empty={
              <ListEmpty
                isFiltered={isFiltered}
                onClear={onClear}
                nothing={{ icon: <IconUsers />, title: t('empty') }}
                noMatch={{ icon: <IconUserSearch />, title: t('noMatch') }}
              />
            }
          >
            {(people) =>
              hasTable ? (
                <PeopleTable people={people} sort={sort} onSort={onSort} />
              ) : (
                <PeopleCards people={people} />
              )
            }
          </ListPage>
        </>
      )}
    </TableRoom>
  );
}
