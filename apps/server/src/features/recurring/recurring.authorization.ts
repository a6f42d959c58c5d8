import { recurringContract } from '@schooldog/contract/recurring';
import { and, eq, type SQL } from 'drizzle-orm';
import { attempt, matrix, type Row, type Situation } from '../../authorization/matrix.ts';
import type { TestClient } from '../../testing/app.ts';
import { workOrders } from '../workOrders/schema.ts';
import { recurringRuns, recurringWorkOrders as series } from './schema.ts';
import { aSeriesForm, aSeriesOf, newId } from './testing/aSeriesOf.ts';

// Series belong to the district as a whole. In the lines "off" work orders are switched off.
const table = `
                                  MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listSeries             any    ok ok no no no ok | no no no no no no no no | ok
                         off    no no no no no no | no no no no no no no no | no
  getSeries              any    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                         off    nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  listSeriesRuns         any    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                         off    nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  getSeriesHistory       any    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                         off    nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  createSeries           any    ok ok no no no ok | no no no no no no no no | ok
                         off    no no no no no no | no no no no no no no no | no
  editSeries             any    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                         off    nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  pauseSeries            any    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                         off    nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  resumeSchoolOfSeries   any    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                         off    nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  takeOverSeries         any    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                         off    nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  deleteSeries           any    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                         off    nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  generateSeriesNow      any    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                         off    nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
`;

const forbidden = { no: '403 recurring.notAllowed' };
const hidden = { nf: '404 recurring.notFound' };

async function storedSeries(
  { district, school }: Situation,
  facts: Partial<typeof series.$inferInsert> = {},
): Promise<string> {
  const owned = { schoolIds: [school.id], ownerUserId: district.owner.id };
  return (await aSeriesOf(district.app.database, { ...owned, ...facts })).id;
}

const is =
  ({ district }: Situation, seriesId: string, condition?: SQL) =>
  () =>
    district.exists(series, and(eq(series.id, seriesId), condition));

type Changed = Readonly<{
  facts?: (situation: Situation) => Partial<typeof series.$inferInsert>;
  call: (client: TestClient, seriesId: string, situation: Situation) => Promise<unknown>;
  condition: (situation: Situation) => SQL;
}>;

const changes = ({ facts = () => ({}), call, condition }: Changed): Row => ({
  refusals: hidden,
  attempt: async (situation) => {
    const seriesId = await storedSeries(situation, facts(situation));
    return attempt((client) => call(client, seriesId, situation), {
      changed: is(situation, seriesId, condition(situation)),
    });
  },
});

export const recurringMatrix = matrix('recurring', recurringContract, table, {
  listSeries: {
    refusals: forbidden,
    attempt: async (situation) => {
      const title = `Filters ${newId()}`;
      const seriesId = await storedSeries(situation, { title });
      return attempt((client) => client.recurring.listSeries({ search: title }), {
        shows: (answer) => answer.series.some(({ id }) => id === seriesId),
      });
    },
  },
  getSeries: {
    refusals: hidden,
    attempt: async (situation) => {
      const seriesId = await storedSeries(situation);
      return attempt((client) => client.recurring.getSeries({ seriesId }), {
        shows: ({ id }) => id === seriesId,
      });
    },
  },
  listSeriesRuns: {
    refusals: hidden,
    attempt: async (situation) => {
      const seriesId = await storedSeries(situation);
      const { id: schoolId } = situation.school;
      const date = { nominalDate: '2026-12-01', day: '2026-12-01' };
      await situation.district.app.database.db
        .insert(recurringRuns)
        .values({ seriesId, schoolId, outcome: 'skippedClosed', ...date });
      return attempt((client) => client.recurring.listSeriesRuns({ seriesId }), {
        shows: ({ runs }) => runs.some((run) => run.schoolId === schoolId),
      });
    },
  },
  getSeriesHistory: {
    refusals: hidden,
    attempt: async (situation) => {
      const seriesId = await storedSeries(situation);
      const { value } = await situation.district.addHistory('recurringWorkOrder', seriesId);
      return attempt((client) => client.recurring.getSeriesHistory({ seriesId }), {
        shows: (history) => history.changes.some(({ to }) => to === value),
      });
    },
  },
  createSeries: {
    refusals: forbidden,
    attempt: (situation) => {
      const seriesId = newId();
      const form = aSeriesForm({ schoolIds: [situation.school.id], recurrenceStartDate: '2190-01-01' });
      return attempt((client) => client.recurring.createSeries({ seriesId, series: form }), {
        changed: is(situation, seriesId),
      });
    },
  },
  editSeries: changes({
    call: (client, seriesId) =>
      client.recurring.editSeries({
        seriesId,
        edit: { title: { from: 'Change the filters', to: 'Clean the filters' } },
      }),
    condition: () => eq(series.title, 'Clean the filters'),
  }),
  pauseSeries: changes({
    call: (client, seriesId) => client.recurring.pauseSeries({ seriesId, isPaused: true }),
    condition: () => eq(series.isPaused, true),
  }),
  resumeSchoolOfSeries: changes({
    facts: ({ school }) => ({ pausedSchoolIds: [school.id] }),
    call: (client, seriesId, { school }) =>
      client.recurring.resumeSchoolOfSeries({ seriesId, schoolId: school.id }),
    condition: () => eq(series.pausedSchoolIds, []),
  }),
  takeOverSeries: changes({
    call: (client, seriesId) => client.recurring.takeOverSeries({ seriesId }),
    condition: ({ caller }) => eq(series.ownerUserId, caller.id),
  }),
  deleteSeries: {
    refusals: hidden,
    attempt: async (situation) => {
      const seriesId = await storedSeries(situation);
      return attempt((client) => client.recurring.deleteSeries({ seriesId }), {
        changed: async () => !(await is(situation, seriesId)()),
      });
    },
  },
  generateSeriesNow: {
    refusals: hidden,
    attempt: async (situation) => {
      const seriesId = await storedSeries(situation);
      return attempt((client) => client.recurring.generateSeriesNow({ seriesId, isConfirmed: false }), {
        changed: () => situation.district.exists(workOrders, eq(workOrders.recurringId, seriesId)),
      });
    },
  },
});
