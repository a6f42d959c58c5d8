import type { ServerFeature } from '../../platform/api/feature.ts';
import { schoolTopics } from './live.ts';
import { schoolProcedures } from './procedures.ts';

export const schools: ServerFeature<'schools'> = { procedures: schoolProcedures, topics: schoolTopics };

export { submitSchoolForm } from './commands.ts';
export { findSchool, schoolNames } from './store.ts';
