import type { Contract } from '@schooldog/contract';
import type { StaffRead } from '@schooldog/contract/staffReads';
import { boundsOfRange, normalizeRange } from '@schooldog/domain/dates';
import { isId, type JsonValue } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import { canReadStaffReads } from '@schooldog/domain/staffReads';
import type { ServerFeature } from '../../platform/api/feature.ts';
import { type ProceduresOf, readOwn } from '../../platform/api/procedure.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import { pageOfStaffReads, type StaffReadRow } from '../../platform/staffReads/index.ts';
import { schoolNames } from '../schools/index.ts';

const pageSize = 50;

const procedures: ProceduresOf<Contract['staffReads']> = {
  // Not logged itself: a page of the log would stand on top of it.
  listStaffReads: readOwn(async ({ services, actor }, { userIds, before, ...days }) => {
    if (!canReadStaffReads(actor)) throw problem('staffReads.notAllowed');
    const { db } = services.database;
    const { timeZone } = await readOrganization(db);
    const { start, end } = boundsOfRange(normalizeRange(days), timeZone);
    const { reads, next } = await pageOfStaffReads(db, {
      userIds,
      before,
      from: start === null ? null : new Date(start),
      until: end === null ? null : new Date(end),
      size: pageSize,
    });
    const ids = reads.flatMap(({ userId, input }) => [userId, ...idsIn(input)]);
    const schools = (await schoolNames(db)).map(({ id, name }) => [id, name] as const);
    const names = new Map([...schools, ...(await namesOf(db, ids))]);
    return { reads: reads.map((row) => presentRead(row, names)), next };
  }),
};

export const staffReads: ServerFeature<'staffReads'> = { procedures };

function idsIn(value: JsonValue | undefined): string[] {
  if (typeof value === 'string') return isId(value) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((part) => idsIn(part))
    : [];
}

function presentRead(row: StaffReadRow, names: ReadonlyMap<string, string>): StaffRead {
  const named = idsIn(row.input).flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [[id, name] as const];
  });
  return {
    id: row.id,
    time: row.time.toISOString(),
    userId: row.userId,
    userName: names.get(row.userId) ?? null,
    procedure: row.procedure,
    input: row.input,
    names: Object.fromEntries(named),
    count: row.count,
  };
}
