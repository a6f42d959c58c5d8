export { finishSignOut, signOut } from './signOut.ts';
export { useSignOut } from './useSignOut.ts';
