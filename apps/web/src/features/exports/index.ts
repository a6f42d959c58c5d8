export { ExportButton } from './ExportButton.tsx';
export { ExportButtons } from './ExportButtons.tsx';
