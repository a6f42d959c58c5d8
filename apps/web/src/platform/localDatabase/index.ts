export { keepSeen, restoreSeen, unlessReady } from './lastSeen.ts';
