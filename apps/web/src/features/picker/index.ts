export { UserPicker } from './UserPicker.tsx';
export { seenNames } from './seenNames.ts';
