// Work that must not need a network: everything that is changed in the field goes through here.
export {
  discard,
  discardUnsent,
  enqueue,
  preloadEnqueue,
  purgeDevice,
  retry,
  saveToFile,
  unsentCount,
  useOptimistic,
  useOutbox,
  useUnsentCount,
} from './outbox.ts';
export { registerMend, useMends } from './mends.ts';
export type { InputOf, OperationDraft, ProcedureName } from './operation.ts';
export type { OutboxItem } from './readOutbox.ts';
export { onRefusal } from './refusals.ts';
export { startOutbox } from './running.ts';
