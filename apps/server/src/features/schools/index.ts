export { submitSchoolForm } from './commands.ts';
export { schoolTopics } from './live.ts';
export { schoolProcedures } from './procedures.ts';
export { findSchool, schoolNames } from './store.ts';
