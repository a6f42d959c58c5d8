// Schedules as the page shows them: who gets them, and when the next one is sent.
import type { ShownSchedule } from '@schooldog/contract/reports';
import { type Actor, holds } from '@schooldog/domain/permissions';
import {
  mayReceiveReport,
  nextReportDay,
  type ReportQuery,
  scheduleAbilities,
  schoolsOfSchedule,
} from '@schooldog/domain/reports';
import type { Services } from '../../../platform/api/context.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { namesOf } from '../../../platform/identity/namesOf.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { actorsOf } from '../../people/index.ts';
import { allSchedules, type ScheduleRow, schedulesOf } from './store.ts';

export async function listSchedules(
  services: Services,
  actor: Actor,
): Promise<{ schedules: ShownSchedule[] }> {
  const { db } = services.database;
  const rows = holds(actor, 'manage district') ? await allSchedules(db) : await schedulesOf(db, actor.userId);
  const present = await presenterOf(services, db, actor, rows);
  return { schedules: rows.map(present) };
}

/** Reads once what all of them need. */
export async function presenterOf(
  services: Services,
  reader: Reader,
  viewer: Actor,
  rows: readonly ScheduleRow[],
): Promise<(row: ScheduleRow) => ShownSchedule> {
  const userIds = [
    ...new Set(rows.flatMap(({ ownerUserId, recipientUserIds }) => [ownerUserId, ...recipientUserIds])),
  ];
  const [names, actors, timeZone] = await Promise.all([
    namesOf(reader, userIds),
    services.readApp().then((app) => actorsOf(reader, userIds, app)),
    districtTimeZone(reader),
  ]);
  const people = new Map(actors.map((person) => [person.userId, person]));
  const now = services.clock().toISOString();
  return ({ recipientUserIds, doneThrough: _done, ...row }) => {
    const isOverseer = scheduleAbilities(viewer, { ...row, recipientUserIds }).oversee;
    const shown = isOverseer ? recipientUserIds : recipientUserIds.filter((id) => id === viewer.userId);
    return {
      ...row,
      recipientUserIds: shown,
      ownerName: names.get(row.ownerUserId) ?? null,
      recipients: shown.map((userId) => ({
        userId,
        name: names.get(userId) ?? null,
        mayReceive: mayReceiveFrom(people.get(row.ownerUserId), people.get(userId), row.query),
      })),
      nextDay: nextReportDay(row.time, now, timeZone),
      timeCreated: row.timeCreated.toISOString(),
      timeUpdated: row.timeUpdated.toISOString(),
    };
  };
}

function mayReceiveFrom(owner: Actor | undefined, recipient: Actor | undefined, query: ReportQuery): boolean {
  if (owner === undefined || recipient === undefined) return false;
  return mayReceiveReport(recipient, query, schoolsOfSchedule(owner, query));
}
