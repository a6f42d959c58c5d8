import { Menu } from '@mantine/core';
import type { ShownRoleTable } from '@schooldog/contract/eopRoles';
import { type EopRole, roleWords } from '@schooldog/domain/eopRoles';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { useTableChange } from '../queries.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';

type Props = Readonly<{ table: ShownRoleTable; role: EopRole }>;

/** Roles of the default table have none: they can be neither changed nor deleted. */
export function RoleMenu({ table, role }: Props) {
  const { t, language } = useTexts('features/eopRoles');
  const [isEditing, setIsEditing] = useState(false);
  const remove = useTableChange(client.eopRoles.removeEopRole);
  const move = useTableChange(client.eopRoles.moveEopRole);
  if (role.isLocked) return null;
  const { schoolId, roleTableId } = table;
  const one = { schoolId, roleTableId, roleId: role.id };
  const own = table.roles.filter(({ isLocked }) => !isLocked);
  const at = own.findIndex(({ id }) => id === role.id);
  const { name } = roleWords(role, language);
  const askToRemove = async () => {
    const isAgreed = await confirm({
      title: t('remove.title'),
      body: t('remove.body', { name }),
      confirmLabel: t('remove.confirm'),
      danger: true,
    });
    if (isAgreed) remove.mutate(one);
  };
  return (
    <>
      <MoreMenu label={t('menuOf', { name })}>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setIsEditing(true)}>
          {t('edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowUp size={16} aria-hidden />}
          disabled={at === 0}
          onClick={() => move.mutate({ ...one, beforeRoleId: own[at - 1]?.id ?? null })}
        >
          {t('moveUp')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} aria-hidden />}
          disabled={at === own.length - 1}
          onClick={() => move.mutate({ ...one, beforeRoleId: own[at + 2]?.id ?? null })}
        >
          {t('moveDown')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void askToRemove()}
        >
          {t('remove.label')}
        </Menu.Item>
      </MoreMenu>
      {isEditing ? <RoleDialog table={table} edited={role} onClose={() => setIsEditing(false)} /> : null}
    </>
  );
}
