export { presentPending } from './present.ts';
export { beginReauthentication } from './reauthentication.ts';
