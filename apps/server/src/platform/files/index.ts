export { type AwaitedFile, awaitedOf, joinAwaited } from './awaited.ts';
export * from './files.ts';
export { fileWorkers } from './jobs.ts';
export { noteOpening, registerFileRoutes, sendFile } from './routes.ts';
export { createStorage } from './storage.ts';
