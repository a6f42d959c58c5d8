import { type RoleTableId, roleTableIds } from '@schooldog/domain/eopRoles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { refetchSoon } from '../../platform/api/refetchSoon.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../platform/toasts/toasts.ts';
import type { ShownRoleTable } from '@schooldog/contract/eopRoles';

export type OneTable = Readonly<{ schoolId: string; roleTableId: RoleTableId }>;

/** The id in an address; null for one that is none. */
export function knownTable(roleId: string): RoleTableId | null {
  return roleTableIds.find((id) => id === roleId) ?? null;
}

export function useRoleTables(roleTableId: RoleTableId) {
  return useQuery(
    api.eopRoles.listRoleTables.queryOptions({
      input: { roleTableId },
      meta: { follows: ['eopRoles', 'contacts'] },
    }),
  );
}

export function useRoleTable(table: OneTable) {
  return useQuery(
    api.eopRoles.getRoleTable.queryOptions({
      input: table,
      meta: { follows: ['eopRoles', 'contacts'] },
    }),
  );
}

/** Shows the answer at once, and says what became of the change. */
export function useTableChange<Input>(
  change: (input: Input) => Promise<ShownRoleTable>,
  { done, isSilent = false }: Readonly<{ done?: string; isSilent?: boolean }> = {},
) {
  const { t } = useTexts('features/eopRoles');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (table) => {
      const { schoolId, roleTableId } = table;
      const input = { schoolId, roleTableId };
      queryClient.setQueryData(api.eopRoles.getRoleTable.queryKey({ input }), table);
      void queryClient.invalidateQueries({ queryKey: api.eopRoles.getRoleTableHistory.key() });
      toastSuccess(done ?? t('updated'));
    },
    onError: (error) => {
      void refetchSoon('eopRoles');
      if (!isSilent) toastError(rejectionText(error) ?? t('notUpdated'));
    },
  });
}
