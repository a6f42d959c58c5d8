import { Badge, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import type { RoleTableOfSchool } from '@schooldog/contract/eopRoles';
import { roleLimits, type RoleTableId, roleTableIds, roleTableName } from '@schooldog/domain/eopRoles';
import { IconAlertTriangle, IconSearchOff, IconSitemap } from '@tabler/icons-react';
import { Link, Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FindFilter } from '../../../ui/list/FindFilter.tsx';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { LocalList } from '../../../ui/list/LocalList.tsx';
import { useFilter } from '../../../ui/list/useFilter.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { mainWidth, type TableColumn } from '../../../ui/tableColumns.ts';
import { TableView } from '../../../ui/TableView.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { textMatcher } from '../../../ui/textSearch.ts';
import card from '../../../ui/recordCard.module.css';
import { useSchoolNamesById } from '../../schools/index.ts';
import { knownTable, useRoleTables } from '../queries.ts';
import { roleFilter } from '../roleFilter.ts';

export function RoleSchoolsPage() {
  const { roleId = '' } = useParams({ strict: false });
  const roleTableId = knownTable(roleId);
  if (roleTableId === null) {
    return <Navigate to="/eopRoles/$roleId" params={{ roleId: roleTableIds[0] }} replace />;
  }
  return <RoleSchools key={roleTableId} roleTableId={roleTableId} />;
}

type Props = Readonly<{ roleTableId: RoleTableId }>;

function RoleSchools({ roleTableId }: Props) {
  const { t, language } = useTexts('features/eopRoles');
  const { isOffline } = useConnectivity();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const query = useRoleTables(roleTableId);
  return (
    <>
      <PageHeader title={roleTableName(roleTableId, language)} count={query.data?.length} />
      <OfflineNote>{t('offline')}</OfflineNote>
      <Stack gap="md">
        <SegmentedControl
          aria-label={t('whichTable')}
          orientation={isPhone ? 'vertical' : 'horizontal'}
          fullWidth={isPhone}
          value={roleTableId}
          data={roleTableIds.map((id) => ({ value: id, label: roleTableName(id, language) }))}
          onChange={(roleId) => void navigate({ to: '/eopRoles/$roleId', params: { roleId }, replace: true })}
        />
        <QueryState query={query} isOffline={isOffline} skeleton={<SkeletonList rows={6} height={48} />}>
          {(tables) => <SchoolList roleTableId={roleTableId} tables={tables} />}
        </QueryState>
      </Stack>
    </>
  );
}

type ListProps = Props & Readonly<{ tables: readonly RoleTableOfSchool[] }>;
type Row = RoleTableOfSchool & Readonly<{ name: string; roleTableId: RoleTableId }>;

export function SchoolList({ roleTableId, tables }: ListProps) {
  const { t } = useTexts('features/eopRoles');
  const names = useSchoolNamesById();
  const { filter, setFilter, clear, count } = useFilter(roleFilter);
  const matches = textMatcher(filter.find ?? '');
  const rows = tables
    .map((table): Row => ({ ...table, roleTableId, name: names.get(table.schoolId) ?? '' }))
    .filter(({ name }) => matches(name));
  const columns: readonly TableColumn<Row>[] = [
    { key: 'school', title: t('columns.school'), width: mainWidth, isMain: true, Cell: SchoolCell },
    { key: 'filled', title: t('columns.filled'), width: 160, grows: true, Cell: FilledCell },
    { key: 'gaps', title: t('columns.gaps'), width: 150, grows: true, Cell: GapsCell },
  ];
  return (
    <Stack gap="md">
      <FindFilter label={t('findSchool')} filter={filter} onChange={setFilter} />
      {rows.length === 0 ? (
        <ListEmpty
          isFiltered={count > 0}
          onClear={clear}
          clearLabel={t('showAll')}
          nothing={{ icon: <IconSitemap />, title: t('noSchools') }}
          noMatch={{ icon: <IconSearchOff />, title: t('noMatch') }}
        />
      ) : (
        <LocalList items={rows} pageSize={roleLimits.pageSize}>
          {(shown) => (
            <TableView
              label={t('title')}
              columns={columns}
              items={shown}
              keyOf={({ schoolId }) => schoolId}
            />
          )}
        </LocalList>
      )}
    </Stack>
  );
}

function SchoolCell({ item: { schoolId, roleTableId, name } }: Readonly<{ item: Row }>) {
  return (
    <Link
      to="/eopRoles/$roleId/$schoolId"
      params={{ roleId: roleTableId, schoolId }}
      className={card.tableLink}
    >
      {name}
    </Link>
  );
}

function FilledCell({ item: { roles, filled } }: Readonly<{ item: Row }>) {
  const { t } = useTexts('features/eopRoles');
  return (
    <Text size="sm" {...(roles === null ? { c: 'dimmed' } : {})}>
      {roles === null ? t('noTable') : t('filledOf', { filled, roles })}
    </Text>
  );
}

function GapsCell({ item: { roles, gaps } }: Readonly<{ item: Row }>) {
  const { t } = useTexts('features/eopRoles');
  if (roles === null) return null;
  if (gaps === 0) return <Text size="sm">{t('noGaps')}</Text>;
  return (
    <Group gap={4}>
      <Badge
        color="red"
        variant="light"
        tt="none"
        miw="max-content"
        leftSection={<IconAlertTriangle size={12} aria-hidden />}
      >
        {t('gaps', { count: gaps })}
      </Badge>
    </Group>
  );
}
