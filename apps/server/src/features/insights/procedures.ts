// Charts, boards, cycles and favorites.
import type { Contract } from '@schooldog/contract';
import { dateIn, daysOfSchoolYear, schoolYearOf } from '@schooldog/domain/dates';
import { boardLimits, canViewBoards, insightSchools, isBoardMonth } from '@schooldog/domain/insights';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { RequestContext } from '../../platform/api/context.ts';
import { command, jsonText, type ProceduresOf, read, readOwn } from '../../platform/api/procedure.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { openSchoolNames } from '../schools/index.ts';
import { countsFor, requireInsights } from './counts.ts';
import { readable, removeFavorite, saveFavorite } from './favorites.ts';
import { entriesBySchool, favoritesOf, ownNumbers, schoolLedNumbers, topReporters } from './store.ts';

export const insightProcedures: ProceduresOf<Contract['insights']> = {
  getInsightCount: read(
    async ({ services, actor }, { insightCountId: countId, schoolIds = [], from, to }) => {
      const rows = await countsFor(services.database, actor, { countId, schoolIds, from, to });
      return jsonText(`{"rows":${rows}}`);
    },
  ),

  listFavoriteInsights: readOwn(async (context) => {
    requireInsights(context.actor);
    return readable(await favoritesOf(context.services.database.db, context.actor.userId));
  }),

  saveFavoriteInsight: command((context, input) => saveFavorite(context.work, context.actor, input.favorite)),

  removeFavoriteInsight: command((context, input) =>
    removeFavorite(context.work, context.actor, input.favoriteId),
  ),

  getSchoolLeaderboard: read(async (context, input) => {
    requireBoards(context.actor);
    const { db } = context.services.database;
    const day = await today(context);
    const month = input.month ?? day.slice(0, 7);
    if (!isBoardMonth(month, day)) throw problem('insight.monthTooOld');
    const entries = new Map((await entriesBySchool(db, month)).map((row) => [row.schoolId, row.entries]));
    const schools = await openSchoolNames(db);
    return { month, schools: schools.map(({ id }) => ({ schoolId: id, entries: entries.get(id) ?? 0 })) };
  }),

  getTopWalkers: read(async (context, input) => {
    requireBoards(context.actor);
    const { db } = context.services.database;
    const schoolYear = input.schoolYear ?? schoolYearOf(await today(context));
    const { from, to } = daysOfSchoolYear(schoolYear);
    const range = { from: from.slice(0, 7), to: to.slice(0, 7), limit: boardLimits.topWalkers };
    const found = await topReporters(db, range);
    const names = await namesOf(
      db,
      found.map(({ userId }) => userId),
    );
    return {
      schoolYear,
      walkers: found.map((walker) => ({ ...walker, name: names.get(walker.userId) ?? null })),
    };
  }),

  getCycle: read(async (context) => {
    const { actor, services } = context;
    requireInsights(actor);
    const { db } = services.database;
    const month = (await today(context)).slice(0, 7);
    const { requiredNumSchoolLedObservations: required } = await readOrganization(db);
    const readableSchools = insightSchools(actor);
    const numbers = await schoolLedNumbers(db, month);
    const schools = (await openSchoolNames(db)).filter(
      ({ id }) => readableSchools === 'all' || readableSchools.includes(id),
    );
    return {
      month,
      required,
      own: await ownNumbers(db, actor.userId, month),
      schools: schools.map(({ id }) => ({ schoolId: id, schoolLed: numbers.get(id) ?? 0 })),
    };
  }),
};

function requireBoards(actor: Actor): void {
  if (!canViewBoards(actor)) throw problem('insight.boardsNotAllowed');
}

async function today({
  services,
  signedIn: viewer,
}: Pick<RequestContext, 'services' | 'signedIn'>): Promise<string> {
  const timeZone = await districtTimeZone(services.database.db, viewer?.settingsVersions);
  return dateIn(services.clock().toISOString(), timeZone);
}
