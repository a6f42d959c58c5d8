export { settingsTopics } from './live.ts';
export { settingsProcedures } from './procedures.ts';
export { lockDocument, readAppSettings, readOrganization, writeDocument } from './store.ts';
