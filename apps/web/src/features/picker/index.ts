export { offerQuery } from './offer.ts';
export { UserPicker } from './UserPicker.tsx';
export { seenNames } from './seenNames.ts';
export { usePeopleNames } from './usePeopleNames.ts';
