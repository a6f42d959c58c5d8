export { UserPicker } from './UserPicker.tsx';
export { pickerOffer } from './pickerOffer.ts';
