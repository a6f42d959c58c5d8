export { isSeenRestored, keepSeen, restoreSeen, unlessReady } from './lastSeen.ts';
export { useSeenOffline } from './useSeenOffline.ts';
