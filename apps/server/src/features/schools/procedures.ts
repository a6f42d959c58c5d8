import type { Contract } from '@schooldog/contract';
import { command, done, type ProceduresOf, read } from '../../platform/api/procedure.ts';
import { createSchool, editSchoolLinks, submitSchoolForm } from './commands.ts';
import { schoolRecord } from './record.ts';
import { addSchoolFile, deleteSchoolFile, listSchoolFiles } from './schoolFiles.ts';
import { listSchools, presentSchool, schoolNames } from './store.ts';

export const schoolProcedures: ProceduresOf<Contract['schools']> = {
  listSchoolNames: read(({ services }) => schoolNames(services.database.db)),

  listSchools: read(async ({ services, actor }) => {
    const rows = await listSchools(services.database.db, actor);
    return rows.map(presentSchool);
  }),

  getSchool: read(async ({ services, actor }, { schoolId }) =>
    presentSchool(await schoolRecord.view(services.database.db, actor, schoolId)),
  ),

  getSchoolHistory: read(({ services, actor }, { schoolId, before }) =>
    schoolRecord.history(services.database.db, actor, { id: schoolId, before }),
  ),

  createSchool: command(createSchool),
  schoolFormSubmit: command(submitSchoolForm),
  editSchoolLinks: command(editSchoolLinks),

  listSchoolFiles: read(listSchoolFiles),
  addSchoolFile: command(addSchoolFile),
  deleteSchoolFile: done(deleteSchoolFile),
};
