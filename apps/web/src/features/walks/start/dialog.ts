// The chunk of the dialog.
export { StartWalkDialog } from './StartWalkDialog.tsx';
export { warmOwnWalks, warmStartWalk } from './warm.ts';
