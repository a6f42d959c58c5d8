// The chunk of the dialog.
export { EntryDialog } from './EntryDialog.tsx';
export { warmEntryDialog } from './warm.ts';
