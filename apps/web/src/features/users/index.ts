export { SecurityLogPanel } from './security/SecurityLogPanel.tsx';
export { UserPicker } from './picker/UserPicker.tsx';
