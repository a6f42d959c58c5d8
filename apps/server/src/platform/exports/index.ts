export { keysetBatches } from './csvFile.ts';
export { defineExport } from './defineExport.ts';
export type { ExportContext, ExportSource } from './definition.ts';
export { exportTexts, type Words } from './exportTexts.ts';
export { presentExport, presentWithLink } from './present.ts';
export { registerExportRoutes } from './routes.ts';
export { startExport } from './startExport.ts';
export { cancelExport, type ExportRow, findExport, listExports } from './store.ts';
export { exportWorkers } from './workers.ts';
