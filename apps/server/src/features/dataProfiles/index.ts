export { dataProfileTopics } from './live.ts';
export { optionsStandingFor, placeOf, type PlaceIds } from './placeStore.ts';
export { dataProfileProcedures } from './procedures.ts';
export type { PlaceUses, UsedPlace } from './placeUses.ts';
