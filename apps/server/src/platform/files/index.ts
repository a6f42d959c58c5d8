export * from './files.ts';
export type { ContentType, FileKinds } from './fileTypes.ts';
export { fileWorkers } from './jobs.ts';
export { registerFileRoutes, sendFile } from './routes.ts';
export { createStorage, type FileStorage } from './storage.ts';
