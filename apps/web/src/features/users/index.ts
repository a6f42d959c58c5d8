export { SecurityLogPanel } from './security/SecurityLogPanel.tsx';
export { UserPicker } from './UserPicker.tsx';
