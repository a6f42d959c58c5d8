export { dataProfileTopics } from './live.ts';
export { placeOf, placesOneWith, type PlaceIds } from './placeStore.ts';
export { dataProfileProcedures } from './procedures.ts';
export type { PlaceUses, UsedPlace } from './placeUses.ts';
