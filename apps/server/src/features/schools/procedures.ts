import type { Contract } from '@schooldog/contract';
import { archiveSchool, deleteSchool, getSchoolUses, restoreSchool } from './archiving.ts';
import { command, done, type ProceduresOf, read, readOwn } from '../../platform/api/procedure.ts';
import { createSchool, editSchoolLinks, submitSchoolForm } from './commands.ts';
import { schoolRecord } from './record.ts';
import { addSchoolFile, deleteSchoolFile, listSchoolFiles } from './schoolFiles.ts';
import { listSchools, presentSchool, schoolNames } from './store.ts';
import { getSchoolTiles } from './tiles.ts';

export const schoolProcedures: ProceduresOf<Contract['schools']> = {
  listSchoolNames: readOwn(async ({ services }) =>
    (await schoolNames(services.database.db)).map(({ id, name, isArchived }) =>
      isArchived ? { id, name, isArchived: true as const } : { id, name },
    ),
  ),

  listSchools: read(async ({ services, actor }) => {
    const rows = await listSchools(services.database.db, actor);
    return rows.map(presentSchool);
  }),

  getSchool: read(async ({ services, actor }, { schoolId }) =>
    presentSchool(await schoolRecord.view(services.database.db, actor, schoolId)),
  ),

  getSchoolTiles: read(getSchoolTiles),

  getSchoolHistory: read(({ services, actor }, { schoolId, before }) =>
    schoolRecord.history(services.database.db, actor, { id: schoolId, before }),
  ),

  createSchool: command(createSchool),
  schoolFormSubmit: command(submitSchoolForm),
  editSchoolLinks: command(editSchoolLinks),

  getSchoolUses: read(getSchoolUses),
  archiveSchool: command(archiveSchool),
  restoreSchool: command(restoreSchool),
  deleteSchool: done(deleteSchool),

  listSchoolFiles: read(listSchoolFiles),
  addSchoolFile: command(addSchoolFile),
  deleteSchoolFile: done(deleteSchoolFile),
};
