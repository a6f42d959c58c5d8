export { CategoryImage } from './observationSettings/CategoryImage.tsx';
export { useObservation } from './observationSettings/useObservation.ts';
