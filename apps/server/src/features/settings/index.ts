import type { ServerFeature } from '../../platform/api/feature.ts';
import { settingsTopics } from './live.ts';
import { settingsProcedures } from './procedures.ts';

export const settings: ServerFeature<'settings'> = {
  procedures: settingsProcedures,
  topics: settingsTopics,
};

export { readObservation } from './observation/store.ts';
