import { Badge, Group, Table, Text, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ShownRoleTable } from '@schooldog/contract/eopRoles';
import { type EopRole, placesWith, roleWords } from '@schooldog/domain/eopRoles';
import { IconLock } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useSkillNames } from '../../contacts/index.ts';
import { PlacesOfRole } from './PlacesOfRole.tsx';
import { RoleMenu } from './RoleMenu.tsx';
import classes from './RolesTable.module.css';

type Props = Readonly<{ table: ShownRoleTable; roles: readonly EopRole[]; mayEdit: boolean }>;

export function RolesTable(props: Props) {
  const isNarrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  return isNarrow ? <RoleCards {...props} /> : <WideTable {...props} />;
}

function WideTable({ table, roles, mayEdit }: Props) {
  const { t } = useTexts('features/eopRoles');
  const places = placesWith(table.numberOfBackups);
  return (
    <Table className={classes.table ?? ''} aria-label={table.name} verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('columns.role')}</Table.Th>
          {places.map((place) => (
            <Table.Th key={place} scope="col" w="20%">
              {t(`places.${place}`)}
            </Table.Th>
          ))}
          {mayEdit ? <Table.Th data-screen-only aria-label={t('columns.menu')} w="56px" /> : null}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {roles.map((role) => (
          <Table.Tr key={role.id}>
            <Table.Td>
              <RoleWords role={role} />
            </Table.Td>
            <PlacesOfRole table={table} role={role} mayEdit={mayEdit}>
              {(place, button) => <Table.Td key={place}>{button}</Table.Td>}
            </PlacesOfRole>
            {mayEdit ? (
              <Table.Td data-screen-only>
                <RoleMenu table={table} role={role} />
              </Table.Td>
            ) : null}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function RoleCards({ table, roles, mayEdit }: Props) {
  const { t } = useTexts('features/eopRoles');
  return (
    <ul className={classes.cards}>
      {roles.map((role) => (
        <li key={role.id} className={classes.card}>
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <RoleWords role={role} />
            {mayEdit ? <RoleMenu table={table} role={role} /> : null}
          </Group>
          <div className={classes.places}>
            <PlacesOfRole table={table} role={role} mayEdit={mayEdit}>
              {(place, button) => (
                <div key={place}>
                  <Text size="xs" c="dimmed">
                    {t(`places.${place}`)}
                  </Text>
                  {button}
                </div>
              )}
            </PlacesOfRole>
          </div>
        </li>
      ))}
    </ul>
  );
}

function RoleWords({ role }: Readonly<{ role: EopRole }>) {
  const { t, language } = useTexts('features/eopRoles');
  const { name, description } = roleWords(role, language);
  const skills = useSkillNames()(role.relevantSkillIds);
  return (
    <div>
      <Group gap={6} wrap="nowrap">
        <Text fw={600}>{name}</Text>
        {role.isLocked ? (
          <>
            <IconLock size={14} aria-hidden />
            <VisuallyHidden>{t('locked')}</VisuallyHidden>
          </>
        ) : null}
      </Group>
      {description === '' ? null : (
        <Text size="sm" c="dimmed">
          {description}
        </Text>
      )}
      {skills.length === 0 ? null : (
        <Group className={classes.skills ?? ''} gap={4} mt={4}>
          {skills.map((skill) => (
            <Badge key={skill} className={classes.skill ?? ''} variant="default" size="sm" tt="none">
              {skill}
            </Badge>
          ))}
        </Group>
      )}
    </div>
  );
}
