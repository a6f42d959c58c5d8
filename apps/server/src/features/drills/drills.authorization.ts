import { drillsContract } from '@schooldog/contract/drills';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { hasBegunExport } from '../../authorization/hasBegunExport.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { settings } from '../../platform/settingsDocuments/schema.ts';
import { drills } from './schema.ts';
import { aDrillForm, aDrillOf, aRule } from './testing/aDrillOf.ts';

// In the lines "moved" a drill of the own school is given to the foreign one.
const table = `
                                MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listDrills           own      ok ok no ok no no | ok ok ok no no no no no | ok
                       foreign  ok ok no ok no no | -- -- -- no no no no no | ok
  listDueDrills        own      ok ok no ok no no | ok ok ok no no no no no | ok
                       foreign  ok ok no ok no no | -- -- -- no no no no no | ok
  getDrillRules        any      ok ok no ok no no | ok ok ok no no no no no | ok
  getDrillRulesHistory any      ok ok no no no no | no no no no no no no no | ok
  listOpenPoints       own      ok ok no ok no no | ok ok ok no no no no no | ok
                       foreign  ok ok no ok no no | no no no no no no no no | ok
  getDrill             own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                       foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
  getDrillHistory      own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                       foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
  recordDrill          own      ok ok no ok no no | ok ok ok no no no no no | ok
                       foreign  ok ok no ok no no | no no no no no no no no | ok
  updateDrill          own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                       foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
                       moved    ok ok nf ok nf nf | no no no nf nf nf nf nf | ok
  deleteDrill          own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                       foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
  editDrillRules       any      ok ok no no no no | no no no no no no no no | ok
  generateDrillPdf     own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                       foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
  generateDrillsCsv    own      ok ok no ok no no | ok ok ok no no no no no | ok
                       foreign  ok ok no ok no no | no no no no no no no no | ok
  generateDrillLogPdf  own      ok ok no ok no no | ok ok ok no no no no no | ok
                       foreign  ok ok no ok no no | no no no no no no no no | ok
`;

type Facts = Partial<Parameters<typeof aDrillOf>[1]>;

async function aDrill({ district, school }: Situation, facts: Facts = {}): Promise<string> {
  const recordedByUserId = district.owner.id;
  const { id } = await aDrillOf(district.app.database, { schoolId: school.id, recordedByUserId, ...facts });
  return id;
}

async function rulesAreOn({ district }: Situation): Promise<void> {
  const days = { schoolId: null, firstDay: '2026-08-03', lastDay: '2027-05-21' };
  const value = {
    isEnabled: true,
    rules: [aRule({ id: 'monthlyFire000000000' })],
    schoolDays: [{ schoolYear: '2026-2027', ...days }],
  };
  await district.app.database.db
    .insert(settings)
    .values({ name: 'drills', value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

const is =
  ({ district }: Situation, drillId: string, ...state: (SQL | undefined)[]) =>
  () =>
    district.exists(drills, and(eq(drills.id, drillId), ...state));

const hidden = { nf: '404 drill.notFound' };
const unseen = { no: '403 drill.viewNotAllowed' };
const unable = { ...hidden, no: '403 drill.recordNotAllowed' };
const rulesOnly = { no: '403 drill.rulesNotAllowed' };

export const drillsMatrix = matrix('drills', drillsContract, table, {
  listDrills: {
    refusals: unseen,
    attempt: async (situation) => {
      const drillId = await aDrill(situation);
      const schoolIds = [situation.school.id];
      return attempt((client) => client.drills.listDrills({ schoolIds }), {
        shows: (page) => page.drills.some(({ id }) => id === drillId),
      });
    },
  },
  listDueDrills: {
    refusals: unseen,
    attempt: async (situation) => {
      await rulesAreOn(situation);
      return attempt((client) => client.drills.listDueDrills({ schoolYear: '2026-2027' }), {
        shows: ({ requirements }) => requirements.some(({ schoolId }) => schoolId === situation.school.id),
      });
    },
  },
  getDrillRules: {
    refusals: rulesOnly,
    attempt: async (situation) => {
      await rulesAreOn(situation);
      return attempt((client) => client.drills.getDrillRules(), {
        shows: ({ rules }) => rules.some(({ id }) => id === 'monthlyFire000000000'),
      });
    },
  },
  getDrillRulesHistory: {
    refusals: rulesOnly,
    attempt: async ({ district }) => {
      const { value } = await district.addHistory('settings', 'drills');
      return attempt((client) => client.drills.getDrillRulesHistory({}), {
        shows: ({ changes }) => changes.some(({ to }) => to === value),
      });
    },
  },
  listOpenPoints: {
    refusals: unseen,
    attempt: async (situation) => {
      const point = { id: newId(), text: 'A door stuck', isSettled: false, workOrderId: null };
      const otherType = newId();
      await aDrill(situation, { type: 'other', otherType, toImprove: [point] });
      const asked = { schoolId: situation.school.id, type: 'other' as const, otherType };
      return attempt((client) => client.drills.listOpenPoints(asked), {
        shows: (found) => found.drills.some(({ points }) => points.some(({ id }) => id === point.id)),
      });
    },
  },
  getDrill: {
    refusals: hidden,
    attempt: async (situation) => {
      const drillId = await aDrill(situation);
      return attempt((client) => client.drills.getDrill({ drillId }), { shows: ({ id }) => id === drillId });
    },
  },
  getDrillHistory: {
    refusals: hidden,
    attempt: async (situation) => {
      const drillId = await aDrill(situation);
      const { value } = await situation.district.addHistory('drill', drillId);
      return attempt((client) => client.drills.getDrillHistory({ drillId }), {
        shows: ({ changes }) => changes.some(({ to }) => to === value),
      });
    },
  },
  recordDrill: {
    refusals: unable,
    attempt: (situation) => {
      const drillId = newId();
      const drill = aDrillForm({ schoolId: situation.school.id });
      return attempt((client) => client.drills.recordDrill({ drillId, drill, withResults: true }), {
        changed: is(situation, drillId),
      });
    },
  },
  updateDrill: {
    refusals: unable,
    attempt: async (situation) => {
      const { district, school, line } = situation;
      const drillId = await aDrill(situation);
      const edit =
        line === 'moved'
          ? { schoolId: { from: school.id, to: district.foreign.id } }
          : { numberOfParticipants: { from: null, to: 12 } };
      const isChanged =
        line === 'moved'
          ? eq(drills.schoolId, district.foreign.id)
          : sql`${drills.numberOfParticipants} is not null`;
      return attempt((client) => client.drills.updateDrill({ drillId, edit, withResults: true }), {
        changed: is(situation, drillId, isChanged),
      });
    },
  },
  deleteDrill: {
    refusals: unable,
    attempt: async (situation) => {
      const drillId = await aDrill(situation);
      return attempt((client) => client.drills.deleteDrill({ drillId }), {
        changed: async () => !(await is(situation, drillId)()),
      });
    },
  },
  editDrillRules: {
    refusals: rulesOnly,
    attempt: ({ district }) => {
      const rule = aRule();
      const edit = { rules: { added: [rule], removed: [], changed: [] } };
      return attempt((client) => client.drills.editDrillRules({ edit }), {
        changed: () =>
          district.exists(
            settings,
            and(eq(settings.name, 'drills'), sql`${settings.value}::text like ${`%${rule.id}%`}`),
          ),
      });
    },
  },
  generateDrillPdf: {
    refusals: hidden,
    attempt: async (situation) => {
      const drillId = await aDrill(situation);
      const exportId = newId();
      const input = { exportId, query: { drillId }, title: '' };
      return attempt((client) => client.drills.generateDrillPdf(input), {
        changed: () => hasBegunExport(situation.district, exportId),
      });
    },
  },
  generateDrillsCsv: {
    refusals: unseen,
    attempt: ({ district, school }) => {
      const exportId = newId();
      const input = { exportId, query: { schoolIds: [school.id] }, title: '' };
      return attempt((client) => client.drills.generateDrillsCsv(input), {
        changed: () => hasBegunExport(district, exportId),
      });
    },
  },
  generateDrillLogPdf: {
    refusals: unseen,
    attempt: ({ district, school }) => {
      const exportId = newId();
      const query = { schoolId: school.id, schoolYear: '2026-2027' };
      return attempt((client) => client.drills.generateDrillLogPdf({ exportId, query, title: '' }), {
        changed: () => hasBegunExport(district, exportId),
      });
    },
  },
});
