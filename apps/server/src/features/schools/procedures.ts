import type { Contract } from '@schooldog/contract';
import { problem } from '@schooldog/domain/problems';
import { canListSchools, canViewSchool } from '@schooldog/domain/schools';
import { command, type ProceduresOf, read } from '../../platform/api/procedure.ts';
import { historyPage } from '../users/index.ts';
import { createSchool, editSchoolLinks, submitSchoolForm } from './commands.ts';
import { addSchoolFile, deleteSchoolFile, listSchoolFiles } from './schoolFiles.ts';
import { findSchool, presentSchool, schoolNames, schoolStore } from './store.ts';

export const schoolProcedures: ProceduresOf<Contract['schools']> = {
  listSchoolNames: read((context) => schoolNames(context.services.database.db)),

  listSchools: read(async (context) => {
    if (!canListSchools(context.actor)) throw problem('school.listNotAllowed');
    const rows = await schoolStore(context.services.database.db, 'all').list();
    return rows.map(presentSchool);
  }),

  getSchool: read(async (context, input) => {
    requireView(context.actor, input.schoolId);
    const row = await findSchool(context.services.database.db, input.schoolId);
    if (row === undefined) throw problem('school.notFound');
    return presentSchool(row);
  }),

  getSchoolHistory: read(async (context, input) => {
    requireView(context.actor, input.schoolId);
    return historyPage(context.services.database.db, {
      recordType: 'school',
      recordId: input.schoolId,
      before: input.before,
    });
  }),

  createSchool: command(async (context, input) =>
    presentSchool(await createSchool(context.work, context.actor, input.schoolId, input.schoolData)),
  ),

  schoolFormSubmit: command(async (context, input) =>
    presentSchool(await submitSchoolForm(context.work, context.actor, input.schoolId, input.edit)),
  ),

  editSchoolLinks: command(async (context, input) =>
    presentSchool(await editSchoolLinks(context.work, context.actor, input.schoolId, input.edit)),
  ),

  listSchoolFiles: read(async (context, input) => {
    requireView(context.actor, input.schoolId);
    return listSchoolFiles(context.services, context.actor, input.schoolId);
  }),

  addSchoolFile: command((context, input) =>
    addSchoolFile(context.services, context.work, context.actor, input),
  ),

  deleteSchoolFile: command(async (context, input) => {
    await deleteSchoolFile(context.services, context.work, context.actor, input);
    return { done: true } as const;
  }),
};

/** Refuses before it tells whether the school exists. */
function requireView(actor: Parameters<typeof canViewSchool>[0], schoolId: string): void {
  if (!canViewSchool(actor, schoolId)) throw problem('school.viewNotAllowed');
}
