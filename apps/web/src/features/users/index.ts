export { UserPicker } from './UserPicker.tsx';
