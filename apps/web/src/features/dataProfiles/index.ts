export { PlaceFilter } from './PlaceFilter.tsx';
export { PlaceField } from './placeField/PlaceField.tsx';
export { usePlaces } from './placeField/usePlaces.ts';
