export { SecurityLogPanel } from './security/SecurityLogPanel.tsx';
