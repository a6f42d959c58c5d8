// The log of what provider staff read. Rows are collected for half a second and written together, so that no answer
// waits for them. A process that dies in between loses that half second; while the database is away they wait in memory.
import type { ReadInput } from '@schooldog/contract/staffReads';
import type { Actor } from '@schooldog/domain/permissions';
import type { Database } from '../database/database.ts';
import { insertMany } from '../database/insertMany.ts';
import type { Log } from '../logging/log.ts';
import { staffReads } from './schema.ts';

type StaffRead = Readonly<{
  procedure: string;
  /** Called after the answer has left. */
  input(): ReadInput;
  count(): number | null;
  /** Of an opened file. The pictures of one page come together and share a row. */
  fileId?: string;
}>;

export type StaffReadLog = Readonly<{
  /** Does nothing for people of the district. */
  note(actor: Actor, read: StaffRead): void;
  /** Writes what has been collected. */
  stop(): Promise<void>;
}>;

const collectingMilliseconds = 500;
const retryMilliseconds = 5_000;
/** What a person can ask for in a quarter of an hour; beyond it the oldest are given up, and the log says how many. */
const mostWaiting = 20_000;
const mostAtOnce = 1_000;
/** Of one row; more make another. */
const mostFileIds = 50;

type Row = ReturnType<typeof rowOf>;
type Noted = StaffRead & Readonly<{ id: string; time: Date; userId: string }>;

export function createStaffReadLog(parts: {
  database: Database;
  log: Log;
  clock(): Date;
  makeId(): string;
}): StaffReadLog {
  const { database, log, clock, makeId } = parts;
  const noted: Noted[] = [];
  /** Rows instead of what was noted, because that holds on to whole answers. */
  let rows: Row[] = [];
  let due: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    rows = [...rows, ...rowsOf(noted.splice(0))].slice(-mostWaiting);
    const batch = rows.slice(0, mostAtOnce);
    if (batch.length === 0) return;
    try {
      await insertMany(database.db, staffReads, batch);
    } catch (error) {
      log.warn({ err: error, waiting: rows.length }, 'reads of provider staff could not be written');
      schedule(retryMilliseconds);
      return;
    }
    rows = rows.slice(batch.length);
    await write();
  };
  const schedule = (milliseconds: number) => {
    due ??= setTimeout(() => {
      due = undefined;
      writing = writing.then(write);
    }, milliseconds);
  };

  return {
    note: (actor, read) => {
      if (!actor.isSchoolDogStaff) return;
      noted.push({ ...read, id: makeId(), time: clock(), userId: actor.userId });
      schedule(collectingMilliseconds);
    },
    stop: async () => {
      clearTimeout(due);
      await writing;
      await write();
      clearTimeout(due);
    },
  };
}

function rowsOf(noted: readonly Noted[]): Row[] {
  const openings = Map.groupBy(
    noted.filter(({ fileId }) => fileId !== undefined),
    ({ userId }) => userId,
  );
  const others = noted.filter(({ fileId }) => fileId === undefined);
  const ofFiles = [...openings.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    if (more.length === 0) return [rowOf(first)];
    const opened = [first, ...more];
    const starts = opened.flatMap((one, at) => (at % mostFileIds === 0 ? [{ one, at }] : []));
    return starts.map(({ one, at }) => {
      const fileIds = opened.slice(at, at + mostFileIds).flatMap(({ fileId }) => fileId ?? []);
      return { ...rowOf(one), input: { fileIds }, count: fileIds.length };
    });
  });
  return [...others.map(rowOf), ...ofFiles];
}

function rowOf({ id, time, userId, procedure, input, count }: Noted) {
  return { id, time, userId, procedure, input: input(), count: count() };
}
