import { Text } from '@mantine/core';
import type { ListedUser } from '@schooldog/contract/people';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import type { TableColumn } from '../../ui/tableColumns.ts';
import { TableView } from '../../ui/TableView.tsx';
import { FactorMark } from './FactorMark.tsx';
import { type PeopleSort, toggledSort } from './peopleSort.ts';
import { PersonAvatar } from './PersonAvatar.tsx';
import { PersonLink } from './PersonLink.tsx';
import classes from './PeopleTable.module.css';
import { StatusBadge } from './StatusBadge.tsx';
import { usePersonWords } from './usePersonWords.ts';

type Props = Readonly<{
  people: readonly ListedUser[];
  sort: PeopleSort;
  onSort(sort: PeopleSort): void;
}>;

export function PeopleTable({ people, sort, onSort }: Props) {
  const { t } = useTexts('features/people');
  const columns: readonly TableColumn<ListedUser>[] = [
    {
      key: 'name',
      title: t('columns.name'),
      width: 280,
      isMain: true,
      isSortable: true,
      Cell: NameCell,
    },
    { key: 'role', title: t('columns.role'), width: 140, grows: true, isSortable: true, Cell: RoleCell },
    { key: 'schools', title: t('columns.schools'), width: 140, grows: true, Cell: SchoolsCell },
    { key: 'status', title: t('columns.status'), width: 148, Cell: StatusCell },
    { key: 'secondFactor', title: t('columns.secondFactor'), width: 172, Cell: FactorCell },
    {
      key: 'lastActive',
      title: t('columns.lastActive'),
      width: 136,
      yields: 'away',
      isSortable: true,
      Cell: LastActiveCell,
    },
  ];
  return (
    <TableView
      label={t('title')}
      columns={columns}
      items={people}
      keyOf={({ id }) => id}
      sort={{
        key: sort.by,
        isDescending: sort.isDescending,
        onChoose: (key) => onSort(toggledSort(sort, key)),
      }}
    />
  );
}

type CellProps = Readonly<{ item: ListedUser }>;

function NameCell({ item }: CellProps) {
  return (
    <div className={classes.person}>
      <PersonAvatar person={item} />
      <div className={classes.words}>
        <PersonLink person={item} />
        <Text size="sm" c="dimmed" truncate title={item.email}>
          {item.email}
        </Text>
      </div>
    </div>
  );
}

/** The title is left out where it repeats the role. */
function RoleCell({ item }: CellProps) {
  const role = usePersonWords().role(item);
  return (
    <>
      {role}
      {item.title === '' || item.title === role ? null : (
        <Text size="sm" c="dimmed">
          {item.title}
        </Text>
      )}
    </>
  );
}

function SchoolsCell({ item }: CellProps) {
  return usePersonWords().schools(item);
}

function StatusCell({ item }: CellProps) {
  return <StatusBadge status={item.status} />;
}

function FactorCell({ item }: CellProps) {
  return <FactorMark hasSecondFactor={item.hasSecondFactor} />;
}

function LastActiveCell({ item }: CellProps) {
  const { t } = useTexts('features/people');
  return (
    <Text size="sm" c="dimmed">
      {item.timeLastActive === null ? t('never') : <RelativeTime moment={item.timeLastActive} />}
    </Text>
  );
}
