// Records that can be logged, changed and deleted without a network. A feature declares them once; the overlay of
// pending work on lists and pages follows from that.
import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refetchUntilAnswered } from '../api/refetchSoon.ts';
import type { LocalDatabase } from '../localDatabase/database.ts';
import { outboxOf } from '../localDatabase/outboxOf.ts';
import { useLive } from '../localDatabase/useLive.ts';
import { isDiscarded } from '../outbox/discarded.ts';
import { featureOf } from '../outbox/operation.ts';
import { useUser } from '../session/session.ts';
import { untilLoaded } from '../lazyParts/untilLoaded.ts';
import { createStore, useStore } from '../store.ts';
import {
  isWorkOn,
  type LateDeclaration,
  type ListedRecord,
  notReadYet,
  pendingRecordsIn,
  type PendingWork,
  type RecordDeclaration,
  type TrackedRecord,
  withPendingEdits,
  withPendingRecords,
} from './pendingRecords.ts';
import { createPhotoUrls } from './photoUrls.ts';
import { createSentWork } from './sentWork.ts';

export type OfflineRecord<Item extends Readonly<{ id: string }>> = Readonly<{
  /** Latest first; `notReadYet` until the device has answered. */
  usePending(): readonly TrackedRecord<Item>[];
  withPending(
    records: readonly Item[],
    pending: readonly TrackedRecord<Item>[],
    isWanted: (item: Item) => boolean,
  ): ListedRecord<Item>[];
  withEdits(pending: TrackedRecord<Item>, known: Item): Item;
}>;

const none: readonly PendingWork[] = [];

export function offlineRecord<Item extends Readonly<{ id: string }>>(
  record: RecordDeclaration<Item> | LateDeclaration<Item>,
): OfflineRecord<Item> {
  const { prefix } = record;
  const declared = createStore<RecordDeclaration<Item> | null>('load' in record ? null : record);
  /** Until the declaration is there no record has work on it. */
  const unchanged: Pick<RecordDeclaration<Item>, 'apply'> = { apply: (before) => before };
  const photos = createPhotoUrls();
  let shared: readonly TrackedRecord<Item>[] = [];
  const sent = createSentWork({
    refetch: ({ procedure }) => refetchUntilAnswered(featureOf(procedure)),
    isDiscarded,
  });

  const learn = async () => {
    if ('load' in record) declared.set(await untilLoaded(record.load));
  };

  /** Null until the declaration is there. */
  const readWork = async (database: LocalDatabase, userId: string): Promise<PendingWork[] | null> => {
    const rows = await outboxOf(database, userId)
      .filter((row) => isWorkOn(record, row))
      .toArray();
    // One range of the index: hundreds of records may be pending, and this is read again whenever one of
    // them was sent.
    const kept = await database.records
      .where('[userId+key+source]')
      .between([userId, prefix, ''], [userId, `${prefix}\uffff`, '\uffff'])
      .toArray();
    const after = new Map(kept.map(({ source, value }) => [source, value]));
    const work = rows.map((row) => ({ row, after: after.get(row.operationId), isSent: false }));
    sent.follow(userId, work);
    const shown = [...sent.store.get(), ...work];
    const declaration = declared.get();
    if (declaration === null) {
      if (shown.length === 0) return [];
      void learn();
      return null;
    }
    await photos.follow(
      database,
      shown.flatMap(({ row }) => (row.photoCount === 0 ? [] : declaration.photoIds(row.input))),
    );
    return work;
  };

  return {
    usePending: () => {
      const { id } = useUser();
      const declaration = useStore(declared);
      // Asked again once the declaration is there.
      const key = `pending ${prefix} ${id} ${declaration === null}`;
      const waiting = useLive(key, (database) => readWork(database, id));
      const sentWork = useStore(sent.store);
      return useMemo(() => {
        if (waiting == null && sentWork.length === 0) return notReadYet;
        // Without work there is nothing to be declared.
        if (declaration === null) return waiting?.length === 0 && sentWork.length === 0 ? [] : notReadYet;
        const work = new Map([...sentWork, ...(waiting ?? none)].map((one) => [one.row.operationId, one]));
        const now = pendingRecordsIn(declaration, [...work.values()], photos.urls);
        // Unchanged records stay the same objects, so that only changes are rendered.
        shared = replaceEqualDeep(shared, now);
        return shared;
      }, [declaration, sentWork, waiting]);
    },
    withPending: (records, pending, isWanted) =>
      withPendingRecords(declared.get() ?? unchanged, records, pending, isWanted),
    withEdits: (pending, known) => withPendingEdits(declared.get() ?? unchanged, pending, known),
  };
}
