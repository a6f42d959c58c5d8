// Certifications on the card "Needs attention" and on a school's page.
import type { AttentionQuery, AttentionRow } from '@schooldog/domain/attention';
import { dateIn } from '@schooldog/domain/dates';
import {
  canOpenEops,
  canReadEopsAt,
  certificationState,
  editedAmong,
  isCompleted,
} from '@schooldog/domain/eop';
import type { SchoolTile, SchoolTileQuery } from '@schooldog/domain/schools';
import type { Reader } from '../../platform/database/database.ts';
import { openSchoolNames } from '../schools/index.ts';
import { dueTimesAt } from './store.ts';

export async function plansNeedingAttention(
  reader: Reader,
  { actor, now, timeZone }: AttentionQuery,
): Promise<AttentionRow[]> {
  if (!canOpenEops(actor)) return [];
  const open = (await openSchoolNames(reader)).map(({ id }) => id);
  const rows = await dueTimesAt(reader, editedAmong(actor, open));
  const facts = rows.map(({ nextCertificationDueTime: due, timeCreated }) => {
    const nextCertificationDueTimestamp = due?.toISOString() ?? null;
    return {
      state: certificationState({ nextCertificationDueTimestamp }, now.toISOString(), timeZone),
      day: dateIn((due ?? timeCreated).toISOString(), timeZone),
    };
  });
  const daysOf = (state: string) =>
    facts.flatMap((fact) => (fact.state === state ? fact.day : [])).toSorted();
  const [overdue, dueSoon] = [daysOf('overdue'), daysOf('dueSoon')];
  const [[since], [by]] = [overdue, dueSoon];
  return [
    ...(since === undefined ? [] : [{ key: 'eopsOverdue' as const, count: overdue.length, since }]),
    ...(by === undefined ? [] : [{ key: 'eopsDueSoon' as const, count: dueSoon.length, by }]),
  ];
}

export async function planTiles(reader: Reader, query: SchoolTileQuery): Promise<SchoolTile[]> {
  const { schoolId, actor, now } = query;
  if (!canReadEopsAt(actor, schoolId)) return [];
  const rows = await dueTimesAt(reader, [schoolId]);
  const count = rows.filter(({ nextCertificationDueTime: due }) =>
    isCompleted({ nextCertificationDueTimestamp: due?.toISOString() ?? null }, now.toISOString()),
  ).length;
  return [{ key: 'eop', count, total: rows.length, overdue: rows.length - count }];
}
