export { ClientErrorsPanel } from './ClientErrorsPanel.tsx';
