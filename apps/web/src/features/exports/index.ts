export { ExportButton } from './ExportButton.tsx';
export { ExportButtons } from './ExportButtons.tsx';
export { openFile, type StartExport } from './useExport.ts';
