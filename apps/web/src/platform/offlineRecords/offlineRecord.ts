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
import { useStore } from '../store.ts';
import {
  isWorkOn,
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
  declaration: RecordDeclaration<Item>,
): OfflineRecord<Item> {
  const { prefix, photoIds } = declaration;
  const photos = createPhotoUrls();
  let shared: readonly TrackedRecord<Item>[] = [];
  const sent = createSentWork({
    refetch: ({ procedure }) => refetchUntilAnswered(featureOf(procedure)),
    isDiscarded,
  });

  const readWork = async (database: LocalDatabase, userId: string): Promise<PendingWork[]> => {
    const rows = await outboxOf(database, userId)
      .filter((row) => isWorkOn(declaration, row))
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
    await photos.follow(
      database,
      shown.flatMap(({ row }) => (row.photoCount === 0 ? [] : photoIds(row.input))),
    );
    return work;
  };

  return {
    usePending: () => {
      const { id } = useUser();
      const waiting = useLive(`pending ${prefix} ${id}`, (database) => readWork(database, id));
      const sentWork = useStore(sent.store);
      return useMemo(() => {
        if (waiting === undefined && sentWork.length === 0) return notReadYet;
        const work = new Map([...sentWork, ...(waiting ?? none)].map((one) => [one.row.operationId, one]));
        const now = pendingRecordsIn(declaration, [...work.values()], photos.urls);
        // Unchanged records stay the same objects, so that only changes are rendered.
        shared = replaceEqualDeep(shared, now);
        return shared;
      }, [sentWork, waiting]);
    },
    withPending: (records, pending, isWanted) => withPendingRecords(declaration, records, pending, isWanted),
    withEdits: (pending, known) => withPendingEdits(declaration, pending, known),
  };
}
