export { keepSeen, restoreSeen } from './lastSeen.ts';
