// The chunk of the dialog.
export { StartWalkDialog } from './StartWalkDialog.tsx';
export { warmStartWalk } from './warm.ts';
