import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ShownRoleTable } from '@schooldog/contract/eopRoles';
import { roleLimits, roleRules, roleTableIds, roleTableName } from '@schooldog/domain/eopRoles';
import { may } from '@schooldog/domain/permissions';
import { IconPlus, IconSearchOff } from '@tabler/icons-react';
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useScreenLanguage, useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { LocalList } from '../../../ui/list/LocalList.tsx';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { CertificationCard, PlanSchool } from '../../eop/index.ts';
import { ExportButton } from '../../exports/index.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { knownTable, type OneTable, useRoleTable } from '../queries.ts';
import { BackupsControl } from './BackupsControl.tsx';
import { HealthCard } from './HealthCard.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { RolesTable } from './RolesTable.tsx';
import { TableHistory } from './TableHistory.tsx';

export function RolesPage() {
  const { roleId = '', schoolId = '' } = useParams({ strict: false });
  const language = useScreenLanguage();
  const roleTableId = knownTable(roleId);
  if (roleTableId === null) {
    return <Navigate to="/eopRoles/$roleId" params={{ roleId: roleTableIds[0] }} replace />;
  }
  return (
    <>
      <BackLink way={{ to: '/eopRoles/$roleId', params: { roleId } }}>
        {roleTableName(roleTableId, language)}
      </BackLink>
      <OneRolesTable key={`${roleId} ${schoolId}`} table={{ roleTableId, schoolId }} />
    </>
  );
}

function OneRolesTable({ table }: Readonly<{ table: OneTable }>) {
  const { t } = useTexts('features/eopRoles');
  const { isOffline } = useConnectivity();
  const query = useRoleTable(table);
  return (
    <>
      <OfflineNote>{t('offline')}</OfflineNote>
      <QueryState
        query={query}
        isOffline={isOffline}
        skeleton={<Skeleton h={480} />}
        missing={<TableMissing schoolId={table.schoolId} />}
      >
        {(shown) => (
          <RolesOfSchool
            table={shown}
            certification={<CertificationCard componentId={shown.eopComponentId} />}
          />
        )}
      </QueryState>
    </>
  );
}

/** Most often the school has no plan yet, so the way leads there. */
function TableMissing({ schoolId }: Readonly<{ schoolId: string }>) {
  const { t } = useTexts('features/eopRoles');
  const navigate = useNavigate();
  return (
    <StateMessage
      icon={<IconSearchOff />}
      title={t('missing')}
      body={t('missingBody')}
      action={{
        label: t('openPlan'),
        run: () => void navigate({ to: '/eop/$schoolId', params: { schoolId } }),
      }}
    />
  );
}

type RolesProps = Readonly<{ table: ShownRoleTable; certification?: ReactNode }>;

export function RolesOfSchool({ table, certification }: RolesProps) {
  const { t, language } = useTexts('features/eopRoles');
  const { isOffline } = useConnectivity();
  const actor = useActor();
  const [isAdding, setIsAdding] = useState(false);
  const mayEdit = may(roleRules.edit, actor, table) && !isOffline;
  const school = useSchoolNamesById().get(table.schoolId) ?? '';
  const navigate = useNavigate();
  const show = (schoolId: string) => {
    const params = { roleId: table.roleTableId, schoolId };
    void navigate({ to: '/eopRoles/$roleId/$schoolId', params, replace: true });
  };
  const name = roleTableName(table.roleTableId, language);
  return (
    <Stack gap="md">
      <PageHeader
        title={name}
        count={table.roles.length}
        actions={
          <Group gap="sm">
            <ExportButton
              format="pdf"
              start={client.eopRoles.generateRoleChartPdf}
              query={{ schoolId: table.schoolId, roleTableId: table.roleTableId }}
              title={t('chart.title', { name, school })}
              label={t('chart.label')}
              help={t('chart.help')}
              rowsText={(count) => t('chart.rows', { count })}
            />
            {mayEdit ? (
              <Button
                leftSection={<IconPlus size={16} aria-hidden />}
                disabled={table.roles.length >= roleLimits.roles}
                onClick={() => setIsAdding(true)}
              >
                {t('addRole')}
              </Button>
            ) : null}
          </Group>
        }
      />
      <Group gap="md" align="flex-end">
        <PlanSchool schoolId={table.schoolId} onChoose={show} />
        {mayEdit ? <BackupsControl table={table} /> : null}
      </Group>
      {table.isSchoolArchived ? <Text c="dimmed">{t('archived')}</Text> : null}
      <HealthCard table={table} />
      <LocalList items={table.roles} pageSize={roleLimits.pageSize}>
        {(shown) => <RolesTable table={table} roles={shown} mayEdit={mayEdit} />}
      </LocalList>
      {certification}
      <TableHistory table={table} />
      {isAdding ? <RoleDialog table={table} edited={null} onClose={() => setIsAdding(false)} /> : null}
    </Stack>
  );
}
