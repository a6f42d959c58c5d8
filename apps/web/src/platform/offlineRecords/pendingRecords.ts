// Records as they will be once all pending work of this device has arrived: one for each record, however many
// operations there are on it.
import type { LastProblem, OperationState, OutboxRow } from '../localDatabase/rows.ts';
import type { ProcedureName } from '../outbox/index.ts';

type PendingKind = 'create' | 'edit' | 'delete';

/** What a feature declares about its records that can be changed without a network. */
export type RecordDeclaration<Item extends Readonly<{ id: string }>> = Readonly<{
  /**
   * With the id of a record, the key of its pending work. Parts of a record that do not wait for each other have keys
   * of their own that begin with it.
   */
  prefix: string;
  operations: Readonly<Partial<Record<ProcedureName, PendingKind>>>;
  /** Undefined for data of another version of the app. */
  read(value: unknown): Item | undefined;
  /** The record with one more operation on it. `after` is what the user saw when they had done it. */
  apply(before: Item, input: unknown, after: Item): Item;
  /** The photos of the operation. */
  photoIds(input: unknown): readonly string[];
  /** With the addresses of photos that are still on this device. */
  withPhotos(item: Item, urls: ReadonlyMap<string, string>): Item;
  /** The latest come first. */
  timeOf(item: Item): string;
}>;

/** How edits are read and applied is fetched when there is work on such a record: most screens show none. */
export type LateDeclaration<Item extends Readonly<{ id: string }>> = Pick<
  RecordDeclaration<Item>,
  'prefix' | 'operations'
> &
  Readonly<{ load(): Promise<RecordDeclaration<Item>> }>;

/** An operation, and the record as the user saw it afterwards. */
export type PendingWork = Readonly<{ row: OutboxRow; after: unknown; isSent: boolean }>;

export type PendingRecord<Item, State = OperationState> = Readonly<{
  kind: PendingKind;
  state: State;
  /** The rejected operation, or the first pending one. */
  operationId: string;
  reason: LastProblem | null;
  /** The record as far as this device alone knows it. */
  record: Item;
  edits: readonly Readonly<{ input: unknown; after: Item }>[];
}>;

/** `sent`: the server has the work, and this device has not refetched the record since. */
export type TrackedRecord<Item> = PendingRecord<Item, OperationState | 'sent'>;

/** Stands for the pending work until the device was asked: there may be some, and there may be none. */
export const notReadYet: readonly TrackedRecord<never>[] = [];

/** The key of pending work on the record. */
export function recordKeyOf({ prefix }: Readonly<{ prefix: string }>, id: string): string {
  return `${prefix}${id}`;
}

export function isWorkOn(
  { prefix, operations }: Pick<RecordDeclaration<never>, 'prefix' | 'operations'>,
  { procedure, recordKey }: OutboxRow,
): boolean {
  return procedure in operations && recordKey.startsWith(prefix);
}

export function pendingRecordsIn<Item extends Readonly<{ id: string }>>(
  declaration: RecordDeclaration<Item>,
  work: readonly PendingWork[],
  urls: ReadonlyMap<string, string>,
): TrackedRecord<Item>[] {
  const { read, timeOf } = declaration;
  return [...Map.groupBy(work, (one) => read(one.after)?.id ?? one.row.recordKey).values()]
    .flatMap((onOne) => pendingRecord(declaration, onOne, urls) ?? [])
    .toSorted((a, b) => timeOf(b.record).localeCompare(timeOf(a.record)));
}

function pendingRecord<Item extends Readonly<{ id: string }>>(
  { operations, read, apply, withPhotos }: RecordDeclaration<Item>,
  work: readonly PendingWork[],
  urls: ReadonlyMap<string, string>,
): TrackedRecord<Item> | null {
  const kinds: Readonly<Record<string, PendingKind | undefined>> = operations;
  const steps = work.flatMap(({ row, after: value }) => {
    const after = read(value);
    return after === undefined ? [] : [{ kind: kinds[row.procedure], input: row.input, after }];
  });
  const [first] = steps;
  if (first === undefined) return null;
  const found = new Set(work.map(({ row }) => kinds[row.procedure]));
  const record = steps
    .filter(({ kind }) => kind !== 'delete')
    .reduce((item, { input, after }) => apply(item, input, withPhotos(after, urls)), first.after);
  return {
    ...standingOf(work),
    kind: found.has('delete') ? 'delete' : found.has('create') ? 'create' : 'edit',
    record: withPhotos(record, urls),
    edits: steps.flatMap(({ kind, input, after }) =>
      kind === 'edit' ? [{ input, after: withPhotos(after, urls) }] : [],
    ),
  };
}

function standingOf(
  work: readonly PendingWork[],
): Pick<TrackedRecord<unknown>, 'state' | 'operationId' | 'reason'> {
  const waiting = work.filter(({ isSent }) => !isSent).map(({ row }) => row);
  const telling =
    waiting.find(({ state }) => state === 'refused') ??
    waiting.find(({ state }) => state === 'sending') ??
    waiting[0];
  if (telling === undefined) {
    return { state: 'sent', operationId: work[0]?.row.operationId ?? '', reason: null };
  }
  return { state: telling.state, operationId: telling.operationId, reason: telling.lastProblem };
}

/** The record of the server, with the pending edits on it. */
export function withPendingEdits<Item extends Readonly<{ id: string }>>(
  { apply }: Pick<RecordDeclaration<Item>, 'apply'>,
  { edits }: TrackedRecord<Item>,
  known: Item,
): Item {
  return edits.reduce((item, { input, after }) => apply(item, input, after), known);
}

export type ListedRecord<Item> = Readonly<{
  record: Item;
  /** Null when there is nothing left to show. */
  pending: PendingRecord<Item> | null;
}>;

/**
 * New ones come first. Edited ones show the edits. Deleted ones are hidden, unless the server rejected that: then
 * they are shown again with the reason.
 */
export function withPendingRecords<Item extends Readonly<{ id: string }>>(
  declaration: Pick<RecordDeclaration<Item>, 'apply'>,
  records: readonly Item[],
  tracked: readonly TrackedRecord<Item>[],
  isWanted: (item: Item) => boolean,
): ListedRecord<Item>[] {
  const byId = new Map(tracked.map((pending) => [pending.record.id, pending]));
  const arrived = new Set(records.map(({ id }) => id));
  const fresh = tracked.filter(
    ({ kind, record }) => kind === 'create' && !arrived.has(record.id) && isWanted(record),
  );
  return [
    ...fresh.map((pending) => ({ record: pending.record, pending: unlessSent(pending) })),
    ...records.flatMap((record): ListedRecord<Item>[] => {
      const pending = byId.get(record.id);
      if (pending === undefined) return [{ record, pending: null }];
      if (pending.kind === 'delete') return isRejected(pending) ? [{ record, pending }] : [];
      const isArrived = pending.kind === 'create' && pending.edits.length === 0;
      const shown = withPendingEdits(declaration, pending, record);
      return [{ record: shown, pending: isArrived ? null : unlessSent(pending) }];
    }),
  ];
}

export function unlessSent<Item>(tracked: TrackedRecord<Item>): PendingRecord<Item> | null {
  return isPending(tracked) ? tracked : null;
}

function isPending<Item>(tracked: TrackedRecord<Item>): tracked is PendingRecord<Item> {
  return tracked.state !== 'sent';
}

export function isRejected<Item>(tracked: TrackedRecord<Item>): tracked is PendingRecord<Item, 'refused'> {
  return tracked.state === 'refused';
}
