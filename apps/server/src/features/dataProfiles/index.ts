import type { ServerFeature } from '../../platform/api/feature.ts';
import { dataProfileTopics } from './live.ts';
import { dataProfileProcedures } from './procedures.ts';

export const dataProfiles: ServerFeature<'dataProfiles'> = {
  procedures: dataProfileProcedures,
  topics: dataProfileTopics,
};

export { placeOf, placesOneWith } from './placeStore.ts';
