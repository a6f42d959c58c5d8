export { SecurityLogPanel } from './security/SecurityLogPanel.tsx';
export { UserPicker } from './picker/UserPicker.tsx';
export { pickerOffer } from './picker/pickerOffer.ts';
