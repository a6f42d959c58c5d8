import type { Contract } from '@schooldog/contract';
import { rolesIdOf } from '@schooldog/domain/eopRoles';
import type { Command } from '../../platform/api/context.ts';
import { command, type ProceduresOf, read } from '../../platform/api/procedure.ts';
import { startExport } from '../../platform/exports/index.ts';
import {
  addEopRole,
  assignRole,
  editEopRole,
  moveEopRole,
  removeEopRole,
  setNumberOfBackups,
  swapPlaces,
} from './commands.ts';
import { roleChartExport } from './exports/roleChart.ts';
import { withNames } from './history.ts';
import { listRoleTables, shownTable, suggestRoleHolders } from './present.ts';
import { roleTableRecord } from './record.ts';
import type { RoleTableRow } from './store.ts';

export const roleProcedures: ProceduresOf<Contract['eopRoles']> = {
  listRoleTables: read(({ services, actor }, { roleTableId }) =>
    listRoleTables(services.database.db, actor, roleTableId),
  ),
  getRoleTable: read(async ({ services, actor }, { schoolId, roleTableId }) => {
    const { db } = services.database;
    return shownTable(db, await roleTableRecord.view(db, actor, rolesIdOf(schoolId, roleTableId)));
  }),
  suggestRoleHolders: read(async ({ services, actor }, { schoolId, roleTableId, roleId }) => {
    const { db } = services.database;
    const row = await roleTableRecord.view(db, actor, rolesIdOf(schoolId, roleTableId));
    return suggestRoleHolders(db, row, roleId);
  }),
  getRoleTableHistory: read(async ({ services, actor }, { schoolId, roleTableId, before }) => {
    const { db } = services.database;
    const id = rolesIdOf(schoolId, roleTableId);
    return withNames(db, await roleTableRecord.history(db, actor, { id, before }));
  }),

  addEopRole: changing(addEopRole),
  editEopRole: changing(editEopRole),
  removeEopRole: changing(removeEopRole),
  moveEopRole: changing(moveEopRole),
  assignRole: changing(assignRole),
  swapPlaces: changing(swapPlaces),
  setNumberOfBackups: changing(setNumberOfBackups),

  generateRoleChartPdf: startExport(roleChartExport, 'pdf'),
};

/** A command that answers with the table as it is now. */
function changing<Input>(change: Command<Input, RoleTableRow>) {
  return command(async (context, input: Input) => shownTable(context.work.tx, await change(context, input)));
}
