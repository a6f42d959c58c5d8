export { PlaceField, type PlaceValue } from './placeField/PlaceField.tsx';
export { usePlaces } from './placeField/usePlaces.ts';
