import type { SeriesFilter, SeriesRun, ShownSeries } from '@schooldog/contract/recurring';
import { calendarDateSchema } from '@schooldog/domain/dates';
import { idSchema } from '@schooldog/domain/kernel';
import type { Actor, Features } from '@schooldog/domain/permissions';
import { canManageRecurring, nextDate } from '@schooldog/domain/recurring';
import { workCalendarIn } from '@schooldog/domain/workOrders';
import { z } from 'zod';
import type { Reader } from '../../platform/database/database.ts';
import { type KeysetKey, keysetPage } from '../../platform/database/keysetPage.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { readTasksSettings } from '../../platform/settingsDocuments/tasks.ts';
import { actorsOf } from '../people/index.ts';
import {
  countWanted,
  lastOrdersOf,
  type ListedRun,
  ownerIds,
  type RunKey,
  runPage,
  seriesAmong,
  seriesPage,
  type TitleKey,
  type WantedSeries,
} from './listStore.ts';
import { seriesRecord } from './record.ts';
import { presentSeries, type SeriesRow } from './store.ts';

const pageSize = 50;
const byTitle: KeysetKey<TitleKey, TitleKey> = {
  of: (key) => key,
  write: ({ title, id }) => [title, id],
  schema: z.tuple([z.string().max(400), idSchema]).transform(([title, id]) => ({ title, id })),
};

export async function listSeries(
  reader: Reader,
  actor: Actor,
  { before, ...filter }: SeriesFilter & Readonly<{ before?: string | undefined }>,
): Promise<{ series: ShownSeries[]; next: string | null; count: number }> {
  const listed = { actor, wanted: await wantedOf(reader, actor, filter) };
  const [{ rows, next }, count] = await Promise.all([
    keysetPage({
      cursor: before,
      size: pageSize,
      key: byTitle,
      read: (after, limit) => seriesPage(reader, listed, { after, limit }),
    }),
    countWanted(reader, listed),
  ]);
  const found = await seriesAmong(
    reader,
    rows.map(({ id }) => id),
  );
  const inOrder = rows.flatMap(({ id }) => found.find((row) => row.id === id) ?? []);
  return { series: await shownSeries(reader, actor.features, inOrder), next, count };
}

async function wantedOf(
  reader: Reader,
  { features }: Actor,
  { search, schoolIds = [], paused, needsOwner, hasPausedSchools }: SeriesFilter,
): Promise<WantedSeries> {
  return {
    search,
    schoolIds: schoolIds.length === 0 ? undefined : schoolIds,
    isPaused: paused,
    hasPausedSchools,
    owners:
      needsOwner === undefined
        ? undefined
        : { among: !needsOwner, userIds: await validOwners(reader, features, await ownerIds(reader)) },
  };
}

/** Those of these people who may still answer for a series. */
export async function validOwners(
  reader: Reader,
  features: Features,
  userIds: readonly string[],
): Promise<string[]> {
  const people = await actorsOf(reader, [...new Set(userIds)], features);
  return people.filter(canManageRecurring).map(({ userId }) => userId);
}

/** With what a row shows beside the record. */
async function shownSeries(
  reader: Reader,
  features: Features,
  rows: readonly SeriesRow[],
): Promise<ShownSeries[]> {
  const owners = rows.map(({ ownerUserId }) => ownerUserId);
  const [settings, valid, names, lastOrders] = await Promise.all([
    readTasksSettings(reader),
    validOwners(reader, features, owners),
    namesOf(reader, [...owners, ...rows.map(({ createdByUserId }) => createdByUserId)]),
    lastOrdersOf(
      reader,
      rows.map(({ id }) => id),
    ),
  ]);
  const calendar = workCalendarIn(settings);
  return rows.map((row) => {
    const next = nextDate(row, calendar);
    const last = lastOrders.find(({ seriesId }) => seriesId === row.id);
    return {
      ...presentSeries(row),
      createdByName: names.get(row.createdByUserId) ?? null,
      ownerName: names.get(row.ownerUserId) ?? null,
      needsOwner: !valid.includes(row.ownerUserId),
      nextDate: next === null || next.day === null ? null : { nominal: next.nominal, day: next.day },
      lastOrder:
        last === undefined
          ? null
          : {
              id: last.id,
              publicId: last.publicId,
              schoolId: last.schoolId,
              status: last.status,
              timeCreated: new Date(last.timeCreated).toISOString(),
            },
    };
  });
}

export async function oneSeries(reader: Reader, actor: Actor, seriesId: string): Promise<ShownSeries> {
  const row = await seriesRecord.view(reader, actor, seriesId);
  const [shown] = await shownSeries(reader, actor.features, [row]);
  if (shown === undefined) throw new Error('a series was read and not shown');
  return shown;
}

const runsAtOnce = 100;
const latestFirst: KeysetKey<ListedRun, RunKey> = {
  of: ({ nominalDate, schoolId }) => ({ nominalDate, schoolId }),
  write: ({ nominalDate, schoolId }) => [nominalDate, schoolId],
  schema: z
    .tuple([calendarDateSchema, idSchema])
    .transform(([nominalDate, schoolId]) => ({ nominalDate, schoolId })),
};

type AskedRuns = Readonly<{ seriesId: string; before?: string | undefined }>;

export async function listSeriesRuns(
  reader: Reader,
  actor: Actor,
  { seriesId, before }: AskedRuns,
): Promise<{ runs: SeriesRun[]; next: string | null }> {
  await seriesRecord.view(reader, actor, seriesId);
  const { rows, next } = await keysetPage({
    cursor: before,
    size: runsAtOnce,
    key: latestFirst,
    read: (after, limit) => runPage(reader, seriesId, { after, limit }),
  });
  return {
    runs: rows.map(({ orderId, publicId, status, ...run }) => ({
      ...run,
      order:
        orderId === null || publicId === null || status === null ? null : { id: orderId, publicId, status },
    })),
    next,
  };
}
