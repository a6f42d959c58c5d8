export { useCurrentWalks } from './current/useCurrentWalks.ts';
export { DeleteWalkDialog } from './manage/DeleteWalkDialog.tsx';
