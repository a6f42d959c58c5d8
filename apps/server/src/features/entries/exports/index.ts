export { entryExportWorkers } from './jobs.ts';
export { exportProcedures } from './procedures.ts';
export { registerEntryExportRoutes } from './routes.ts';
