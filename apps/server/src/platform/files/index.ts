export * from './files.ts';
export { fileWorkers } from './jobs.ts';
export { noteOpening, registerFileRoutes, sendFile } from './routes.ts';
export { createStorage } from './storage.ts';
