export { keepPinnedFiles, registerServiceWorker } from './register.ts';
