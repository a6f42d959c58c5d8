// Audit history for display: with the name of the person who made each change.
import type { History } from '@schooldog/contract';
import type { Reader } from '../database/database.ts';
import { namesOf } from '../identity/namesOf.ts';
import { readHistory } from './audit.ts';

const pageSize = 50;

export async function historyPage(
  reader: Reader,
  record: { recordType: string; recordId: string; before: number | undefined },
): Promise<History> {
  const { changes, next } = await readHistory(reader, { ...record, size: pageSize });
  const names = await namesOf(
    reader,
    changes.flatMap(({ userId }) => userId ?? []),
  );
  return {
    changes: changes.map((row) => ({
      sequence: row.sequence,
      time: row.time.toISOString(),
      userId: row.userId,
      userName: row.userId === null ? null : (names.get(row.userId) ?? null),
      field: row.field,
      from: row.from,
      to: row.to,
    })),
    next,
  };
}
