export { settingsTopics } from './live.ts';
export { readObservation } from './observation/store.ts';
export { settingsProcedures } from './procedures.ts';
export { lockDocument, readAppSettings, writeDocument } from './store.ts';
