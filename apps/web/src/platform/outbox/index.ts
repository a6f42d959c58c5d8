// Writes that work without a network: everything changed in the field goes through here.
export {
  discard,
  discardPending,
  enqueue,
  preloadEnqueue,
  retry,
  saveToFile,
  pendingCount,
  untilAnswered,
  useOptimistic,
  useOutbox,
  usePendingCount,
} from './outbox.ts';
export { registerFix, useFixes } from './fixes.ts';
export { isPhotosOnly } from './followingPhotos.ts';
export type { DraftWithPhotos, InputOf, OperationDraft, ProcedureName } from './operation.ts';
export { isOnItsWay, type OutboxItem } from './readOutbox.ts';
export { onRejection } from './rejections.ts';
export { startOutbox } from './running.ts';
