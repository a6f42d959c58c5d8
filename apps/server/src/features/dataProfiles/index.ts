import type { ServerFeature } from '../../platform/api/feature.ts';
import { dataProfileTopics } from './live.ts';
import { dataProfileProcedures } from './procedures.ts';
import { optionRecord } from './records.ts';
import { listsAtSchool, locationTiles } from './schoolTileStore.ts';

export const dataProfiles: ServerFeature<'dataProfiles'> = {
  procedures: dataProfileProcedures,
  topics: dataProfileTopics,
  fileViewers: {
    dataProfileOption: async (reader, actor, { ownerId }) =>
      void (await optionRecord.view(reader, actor, ownerId)),
  },
  hooks: { answers: { 'school.tiles': locationTiles, 'school.uses': listsAtSchool } },
};

export { chosenPlace, movedPlace } from './chosenPlace.ts';
export { placeOf, placesNamed, placesOneWith, presentPlaces } from './placeStore.ts';
