export { startPush } from './push.ts';
