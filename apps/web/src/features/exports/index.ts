export { ExportButtons } from './ExportButtons.tsx';
