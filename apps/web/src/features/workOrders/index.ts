export { useBadges } from './badges/useBadges.ts';
