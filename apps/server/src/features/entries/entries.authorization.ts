import { entriesContract } from '@schooldog/contract/entries';
import { defaultObservationSettings } from '@schooldog/domain/settings';
import { and, eq } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { hasBegunExport } from '../../authorization/hasBegunExport.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { anEntryOf } from '../../testing/entries.ts';
import { entries, entryTagUses, observationDeltas } from './schema.ts';

// In the lines "own" and "foreign" a district user logged the entry; "mine" was logged by the caller at the caller's
// own school. Users see and change what they reported; the explorer needs a permission.
const table = `
                                           MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listEntries                      own     ok ok ok ok ok no | ok ok ok -- -- -- no no | ok
                                   foreign ok ok ok ok ok no | -- -- -- -- -- -- no no | ok
                                   mine    ok ok ok ok ok no | ok ok ok ok ok ok no no | ok
  countEntries                     own     ok ok ok ok ok no | ok ok ok -- -- -- no no | ok
                                   foreign ok ok ok ok ok no | -- -- -- -- -- -- no no | ok
                                   mine    ok ok ok ok ok no | ok ok ok ok ok ok no no | ok
  listTags                         own     ok ok ok ok ok no | ok ok ok ok ok ok no no | ok
                                   foreign ok ok ok ok ok no | no no no no no no no no | ok
  getEntry                         own     ok ok ok ok ok nf | ok ok ok nf nf nf nf nf | ok
                                   foreign ok ok ok ok ok nf | nf nf nf nf nf nf nf nf | ok
                                   mine    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  listEntryDeltas                  own     ok ok ok ok ok nf | ok ok ok nf nf nf nf nf | ok
                                   foreign ok ok ok ok ok nf | nf nf nf nf nf nf nf nf | ok
                                   mine    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  getEntryHistory                  own     ok ok ok ok ok nf | ok ok ok nf nf nf nf nf | ok
                                   foreign ok ok ok ok ok nf | nf nf nf nf nf nf nf nf | ok
                                   mine    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  logEntry                         own     ok ok ok ok ok no | ok ok ok ok ok ok no no | ok
                                   foreign ok ok ok ok ok no | no no no no no no no no | ok
  editEntry                        own     ok ok no no no nf | no no no nf nf nf nf nf | ok
                                   foreign ok ok no no no nf | nf nf nf nf nf nf nf nf | ok
                                   mine    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  deleteEntry                      own     ok ok no no no nf | no no no nf nf nf nf nf | ok
                                   foreign ok ok no no no nf | nf nf nf nf nf nf nf nf | ok
                                   mine    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  generateCsvFromObservationsQuery own     ok ok ok ok ok no | ok ok ok no no no no no | ok
                                   foreign ok ok ok ok ok no | no no no no no no no no | ok
  generateDataInsightsPdf          own     ok ok ok ok ok no | ok ok ok no no no no no | ok
                                   foreign ok ok ok ok ok no | no no no no no no no no | ok
`;

const hidden = { nf: '404 entry.notFound' };
const exploring = { no: '403 entry.exploreNotAllowed' };
const downloading = { no: '403 entry.downloadNotAllowed' };

function reporterOf(situation: Situation): string {
  return situation.line === 'mine' ? situation.caller.id : situation.district.owner.id;
}

async function anEntry(situation: Situation): Promise<string> {
  const { district, school } = situation;
  const facts = { schoolId: school.id, reportedByUserId: reporterOf(situation) };
  const entry = await anEntryOf(district.app.database, facts);
  return entry.id;
}

/** An entry on a day of its own, and a filter that matches nothing else. */
async function anEntryToFilter(situation: Situation) {
  const { district, school } = situation;
  const reportedByUserId = reporterOf(situation);
  const time = new Date(Date.UTC(1990, 0, district.nextNumber(), 17));
  const entry = await anEntryOf(district.app.database, {
    schoolId: school.id,
    reportedByUserId,
    timestamp: time,
  });
  const day = time.toISOString().slice(0, 10);
  return {
    id: entry.id,
    filter: { schoolIds: [school.id], userIds: [reportedByUserId], from: day, to: day },
  };
}

function aNewEntry(schoolId: string) {
  const [item] = defaultObservationSettings().items;
  return {
    entryId: newId(),
    schoolId,
    timestamp: '2026-10-05T14:30:00.000Z',
    isFloating: true as const,
    safetyAlert: null,
    tasksToAddOnSubmission: [],
    entry: {
      observationCategoryId: item?.categories[0] ?? '',
      observationItemId: item?.id ?? '',
      observationType: 'praise' as const,
      quantity: 1,
      comment: '',
      location: '',
      locationDataProfileId: null,
      locationDataProfileOptionId: null,
      manualTags: [],
      imageIds: [],
    },
  };
}

export const entriesMatrix = matrix('entries', entriesContract, table, {
  listEntries: {
    refusals: exploring,
    attempt: async (situation) => {
      const { id, filter } = await anEntryToFilter(situation);
      return attempt((client) => client.entries.listEntries(filter), {
        shows: (page) => page.entries.some((entry) => entry.id === id),
      });
    },
  },
  countEntries: {
    refusals: exploring,
    attempt: async (situation) => {
      const { filter } = await anEntryToFilter(situation);
      return attempt((client) => client.entries.countEntries(filter), {
        shows: ({ count }) => count === 1,
      });
    },
  },
  listTags: {
    refusals: exploring,
    attempt: async ({ district, school }) => {
      const tag = newId().toLowerCase();
      const row = { schoolId: school.id, tag, label: tag, uses: 1 };
      await district.app.database.db.insert(entryTagUses).values(row);
      return attempt((client) => client.entries.listTags({ schoolId: school.id }), {
        shows: (tags) => tags.some((found) => found.tag === tag),
      });
    },
  },
  getEntry: {
    refusals: hidden,
    attempt: async (situation) => {
      const entryId = await anEntry(situation);
      return attempt((client) => client.entries.getEntry({ entryId }), {
        shows: ({ id }) => id === entryId,
      });
    },
  },
  listEntryDeltas: {
    refusals: hidden,
    attempt: async (situation) => {
      const { district, school } = situation;
      const entryId = await anEntry(situation);
      const delta = {
        id: newId(),
        observationId: entryId,
        schoolId: school.id,
        type: 'create' as const,
        deltaFields: { from: {}, to: {} },
        entrySource: 'district' as const,
        reportedByUserId: district.owner.id,
        createdAtUrl: '/',
      };
      await district.app.database.db.insert(observationDeltas).values(delta);
      return attempt((client) => client.entries.listEntryDeltas({ entryId }), {
        shows: (deltas) => deltas.some(({ id }) => id === delta.id),
      });
    },
  },
  getEntryHistory: {
    refusals: hidden,
    attempt: async (situation) => {
      const entryId = await anEntry(situation);
      const { value } = await situation.district.addHistory('entry', entryId);
      return attempt((client) => client.entries.getEntryHistory({ entryId }), {
        shows: ({ changes }) => changes.some(({ to }) => to === value),
      });
    },
  },
  logEntry: {
    refusals: { no: '403 entry.logNotAllowed' },
    attempt: ({ district, school }) => {
      const entry = aNewEntry(school.id);
      return attempt((client) => client.entries.logEntry(entry), {
        changed: () => district.exists(entries, eq(entries.id, entry.entryId)),
      });
    },
  },
  editEntry: {
    refusals: { ...hidden, no: '403 entry.changeNotAllowed' },
    attempt: async (situation) => {
      const entryId = await anEntry(situation);
      const comment = newId();
      const isEdited = and(eq(entries.id, entryId), eq(entries.comment, comment));
      return attempt((client) => client.entries.editEntry({ entryId, changes: { comment } }), {
        changed: () => situation.district.exists(entries, isEdited),
      });
    },
  },
  deleteEntry: {
    refusals: { ...hidden, no: '403 entry.changeNotAllowed' },
    attempt: async (situation) => {
      const entryId = await anEntry(situation);
      return attempt((client) => client.entries.deleteEntry({ entryId }), {
        changed: async () => !(await situation.district.exists(entries, eq(entries.id, entryId))),
      });
    },
  },
  generateCsvFromObservationsQuery: {
    refusals: downloading,
    attempt: async (situation) => {
      const input = await anExport(situation);
      return attempt((client) => client.entries.generateCsvFromObservationsQuery(input), {
        shows: ({ total }) => total === 1,
        changed: () => hasBegunExport(situation.district, input.exportId),
      });
    },
  },
  generateDataInsightsPdf: {
    refusals: downloading,
    attempt: async (situation) => {
      const input = await anExport(situation);
      return attempt((client) => client.entries.generateDataInsightsPdf(input), {
        shows: ({ total }) => total === 1,
        changed: () => hasBegunExport(situation.district, input.exportId),
      });
    },
  },
});

async function anExport(situation: Situation) {
  const { filter } = await anEntryToFilter(situation);
  return { exportId: newId(), query: filter, title: '' };
}
