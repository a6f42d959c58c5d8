import type { ShownRoleTable } from '@schooldog/contract/eopRoles';
import type { EopRole, RolePlace } from '@schooldog/domain/eopRoles';
import { client } from '../../../platform/api/client.ts';
import { useTableChange } from '../queries.ts';

export function useSwap({ schoolId, roleTableId }: ShownRoleTable, role: EopRole) {
  const change = useTableChange(client.eopRoles.swapPlaces);
  return (from: RolePlace, to: RolePlace) =>
    change.mutate({
      schoolId,
      roleTableId,
      roleId: role.id,
      from,
      to,
      seenFrom: role[from],
      seenTo: role[to],
    });
}
