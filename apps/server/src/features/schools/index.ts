import type { ServerFeature } from '../../platform/api/feature.ts';
import { schoolTopics } from './live.ts';
import { schoolProcedures } from './procedures.ts';
import { schoolRecord } from './record.ts';

export const schools: ServerFeature<'schools'> = {
  procedures: schoolProcedures,
  topics: schoolTopics,
  fileViewers: {
    school: async (reader, actor, { ownerId }) => void (await schoolRecord.view(reader, actor, ownerId)),
  },
};

export { submitSchoolForm } from './commands.ts';
export {
  findSchool,
  lockChosenSchools,
  openSchoolNames,
  openSchoolsAmong,
  requireOpenSchool,
  schoolNames,
} from './store.ts';
