export { AlertRulesButton } from './alertRules/AlertRulesButton.tsx';
export { CategoryImage } from './observationSettings/CategoryImage.tsx';
export { useObservation } from './observationSettings/useObservation.ts';
