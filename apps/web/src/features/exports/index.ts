export { ExportButton } from './ExportButton.tsx';
export { ExportButtons } from './ExportButtons.tsx';
export type { StartExport } from './useExport.ts';
