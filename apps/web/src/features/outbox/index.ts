export { PendingNote } from './PendingNote.tsx';
export { useProblemText } from './useProblemText.ts';
