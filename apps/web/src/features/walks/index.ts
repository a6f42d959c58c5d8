export { useCurrentWalks } from './current/useCurrentWalks.ts';
export { CompletedDialog } from './list/CompletedDialog.tsx';
export { DeleteWalkDialog } from './manage/DeleteWalkDialog.tsx';
