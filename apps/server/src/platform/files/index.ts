export * from './files.ts';
export { fileWorkers } from './jobs.ts';
export { registerFileRoutes, sendFile } from './routes.ts';
export { createStorage } from './storage.ts';
