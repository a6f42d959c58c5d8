export { registerServiceWorker } from './register.ts';
