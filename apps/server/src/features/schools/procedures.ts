import { implement } from '@orpc/server';
import { contract } from '@schooldog/contract';
import { problem } from '@schooldog/domain/kernel';
import { canListSchools, canViewSchool } from '@schooldog/domain/schools';
import type { RequestContext } from '../../platform/api/context.ts';
import { command, signedIn } from '../../platform/api/procedures.ts';
import { historyPage } from '../users/index.ts';
import { createSchool, editSchoolLinks, submitSchoolForm } from './commands.ts';
import { addSchoolFile, deleteSchoolFile, listSchoolFiles } from './schoolFiles.ts';
import { findSchool, presentSchool, schoolNames, schoolStore } from './store.ts';

const schools = implement(contract.schools).$context<RequestContext>();

export const schoolProcedures = {
  listSchoolNames: schools.listSchoolNames
    .use(signedIn)
    .handler(({ context }) => schoolNames(context.services.database.db)),

  listSchools: schools.listSchools.use(signedIn).handler(async ({ context }) => {
    if (!canListSchools(context.actor)) throw problem('forbidden', 'school.listNotAllowed');
    const rows = await schoolStore(context.services.database.db, 'all').list();
    return rows.map(presentSchool);
  }),

  getSchool: schools.getSchool.use(signedIn).handler(async ({ context, input }) => {
    requireView(context.actor, input.schoolId);
    const row = await findSchool(context.services.database.db, input.schoolId);
    if (row === undefined) throw problem('notFound', 'school.notFound');
    return presentSchool(row);
  }),

  getSchoolHistory: schools.getSchoolHistory.use(signedIn).handler(async ({ context, input }) => {
    requireView(context.actor, input.schoolId);
    return historyPage(context.services.database.db, {
      recordType: 'school',
      recordId: input.schoolId,
      before: input.before,
    });
  }),

  createSchool: schools.createSchool
    .use(command)
    .handler(async ({ context, input }) =>
      presentSchool(await createSchool(context.work, context.actor, input.schoolId, input.schoolData)),
    ),

  schoolFormSubmit: schools.schoolFormSubmit
    .use(command)
    .handler(async ({ context, input }) =>
      presentSchool(await submitSchoolForm(context.work, context.actor, input.schoolId, input.schoolData)),
    ),

  editSchoolLinks: schools.editSchoolLinks
    .use(command)
    .handler(async ({ context, input }) =>
      presentSchool(
        await editSchoolLinks(context.work, context.actor, input.schoolId, input.schoolInfo.links),
      ),
    ),

  listSchoolFiles: schools.listSchoolFiles.use(signedIn).handler(async ({ context, input }) => {
    requireView(context.actor, input.schoolId);
    return listSchoolFiles(context.services, context.actor, input.schoolId);
  }),

  addSchoolFile: schools.addSchoolFile
    .use(command)
    .handler(({ context, input }) => addSchoolFile(context.services, context.work, context.actor, input)),

  deleteSchoolFile: schools.deleteSchoolFile.use(command).handler(async ({ context, input }) => {
    await deleteSchoolFile(context.services, context.work, context.actor, input);
    return { done: true } as const;
  }),
};

/** Refuses before it tells whether the school exists. */
function requireView(actor: Parameters<typeof canViewSchool>[0], schoolId: string): void {
  if (!canViewSchool(actor, schoolId)) throw problem('forbidden', 'school.viewNotAllowed');
}
