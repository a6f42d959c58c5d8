export { settingsTopics } from './live.ts';
export { settingsProcedures } from './procedures.ts';
export { lockDocument, readAppSettings, writeDocument } from './store.ts';
