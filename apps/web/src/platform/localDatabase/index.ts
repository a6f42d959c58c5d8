export { isReady, keepSeen, restoreSeen } from './lastSeen.ts';
