import { schoolsContract } from '@schooldog/contract/schools';
import type { JsonValue } from '@schooldog/domain/kernel';
import { emptySchoolForm } from '@schooldog/domain/schools';
import { globalCountId, userCountId } from '@schooldog/domain/entries';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { keepMine } from '../../authorization/keepMine.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { files } from '../../platform/files/schema.ts';
import type { TestClient } from '../../testing/app.ts';
import { aFileOf } from '../../testing/files.ts';
import { aSchool } from '../../testing/people.ts';
import { aPlace } from '../../testing/places.ts';
import { anAlertOf } from '../alerts/testing/anAlertOf.ts';
import { entryCounts, entryDayCounts } from '../entries/schema.ts';
import { schools } from './schema.ts';
import { districtToday } from '../../testing/districtToday.ts';

const viewing = { no: '403 school.viewNotAllowed' };
const archiving = { no: '403 school.archiveNotAllowed' };
const editing = { no: '403 school.editNotAllowed' };

// A line of getSchoolTiles names a tile of the own school; "foreign" is the tile "entries" of another one.
const table = `
                            MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listSchoolNames   own     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                    foreign ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  listSchools       own     ok ok ok ok ok ok | no no no no no no no no | ok
                    foreign ok ok ok ok ok ok | no no no no no no no no | ok
  getSchool         own     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                    foreign ok ok ok ok ok ok | no no no no no no no no | ok
  getSchoolTiles    goal       ok ok ok ok ok -- | ok ok ok -- -- -- -- -- | ok
                    concerns   ok ok ok ok ok -- | ok ok ok -- -- -- -- -- | ok
                    openAlerts ok ok ok ok ok ok | ok ok ok ok -- -- -- ok | ok
                    alerts     ok ok ok ok ok ok | ok ok ok ok -- -- -- ok | ok
                    entries    ok ok ok ok ok -- | ok ok ok ok ok ok -- -- | ok
                    locations  ok ok ok -- ok ok | ok ok -- -- -- -- -- -- | ok
                    people     ok ok -- -- -- -- | -- -- -- -- -- -- -- -- | ok
                    foreign    ok ok ok ok ok -- | no no no no no no no no | ok
  getSchoolHistory  own     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                    foreign ok ok ok ok ok ok | no no no no no no no no | ok
  createSchool      any     ok ok no no no no | no no no no no no no no | ok
  schoolFormSubmit  own     ok ok ok no no no | ok ok no no no ok no no | ok
                    foreign ok ok ok no no no | no no no no no no no no | ok
  editSchoolLinks   own     ok ok ok no no no | ok ok no no no ok no no | ok
                    foreign ok ok ok no no no | no no no no no no no no | ok
  getSchoolUses     own     ok ok no no no no | no no no no no no no no | ok
                    foreign ok ok no no no no | no no no no no no no no | ok
  archiveSchool     any     ok ok no no no no | no no no no no no no no | ok
  restoreSchool     any     ok ok no no no no | no no no no no no no no | ok
  deleteSchool      any     ok ok no no no no | no no no no no no no no | ok
  listSchoolFiles   own     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                    foreign ok ok ok ok ok ok | no no no no no no no no | ok
  addSchoolFile     own     ok ok ok no no no | ok ok no no no ok no no | ok
                    foreign ok ok ok no no no | no no no no no no no no | ok
  deleteSchoolFile  own     ok ok ok no no no | ok ok no no no ok no no | ok
                    foreign ok ok ok no no no | no no no no no no no no | ok
`;

export const schoolsMatrix = matrix('schools', schoolsContract, table, {
  listSchoolNames: {
    attempt: ({ school }) =>
      attempt((client) => client.schools.listSchoolNames(), {
        shows: (names) => names.some(({ id }) => id === school.id),
      }),
  },
  listSchools: {
    refusals: { no: '403 school.listNotAllowed' },
    attempt: ({ school }) =>
      attempt((client) => client.schools.listSchools(), {
        shows: (listed) => listed.some(({ id }) => id === school.id),
      }),
  },
  getSchool: {
    refusals: viewing,
    attempt: ({ school }) =>
      attempt((client) => client.schools.getSchool({ schoolId: school.id }), {
        shows: ({ id }) => id === school.id,
      }),
  },
  getSchoolTiles: {
    refusals: viewing,
    attempt: async (situation) => {
      const { line, school } = situation;
      await somethingCounted(situation);
      return attempt((client) => client.schools.getSchoolTiles({ schoolId: school.id }), {
        shows: ({ tiles }) =>
          tiles.some(({ key, count }) => key === (line === 'foreign' ? 'entries' : line) && count > 0),
      });
    },
  },
  getSchoolHistory: {
    refusals: viewing,
    attempt: async ({ district, school }) => {
      const { value } = await district.addHistory('school', school.id);
      return attempt((client) => client.schools.getSchoolHistory({ schoolId: school.id }), {
        shows: ({ changes }) => changes.some(({ to }) => to === value),
      });
    },
  },
  createSchool: {
    refusals: { no: '403 school.createNotAllowed' },
    attempt: ({ district }) => {
      const schoolId = newId();
      const schoolData = { ...emptySchoolForm, name: 'New School' };
      return attempt((client) => client.schools.createSchool({ schoolId, schoolData }), {
        changed: () => district.exists(schools, eq(schools.id, schoolId)),
      });
    },
  },
  schoolFormSubmit: {
    refusals: editing,
    attempt: ({ district, school }) => {
      const [schoolId, to] = [school.id, newId()];
      const save = (client: TestClient) => (from: JsonValue) =>
        client.schools.schoolFormSubmit({ schoolId, edit: { principalName: { from, to } } });
      return attempt((client) => keepMine(save(client)), {
        changed: () => district.hasHistory(to),
      });
    },
  },
  editSchoolLinks: {
    refusals: editing,
    attempt: ({ district, school }) => {
      const name = newId();
      const edit = { links: { added: [{ name, url: 'https://www.oakhill.test' }], removed: [] } };
      return attempt((client) => client.schools.editSchoolLinks({ schoolId: school.id, edit }), {
        changed: () => district.hasHistory(name),
      });
    },
  },
  getSchoolUses: {
    refusals: archiving,
    attempt: async (situation) => {
      const { school } = situation;
      await aPlace(situation.district.app.database, school.id);
      return attempt((client) => client.schools.getSchoolUses({ schoolId: school.id }), {
        shows: ({ uses }) => uses.some(({ kind }) => kind === 'locationLists'),
      });
    },
  },
  archiveSchool: {
    refusals: archiving,
    attempt: async ({ district }) => {
      const { id: schoolId } = await aSchool(district.app.database);
      return attempt((client) => client.schools.archiveSchool({ schoolId }), {
        changed: () =>
          district.exists(schools, and(eq(schools.id, schoolId), isNotNull(schools.timeArchived))),
      });
    },
  },
  restoreSchool: {
    refusals: archiving,
    attempt: async ({ district }) => {
      const { db } = district.app.database;
      const { id: schoolId } = await aSchool(district.app.database);
      await db.update(schools).set({ timeArchived: new Date() }).where(eq(schools.id, schoolId));
      return attempt((client) => client.schools.restoreSchool({ schoolId }), {
        changed: () => district.exists(schools, and(eq(schools.id, schoolId), isNull(schools.timeArchived))),
      });
    },
  },
  deleteSchool: {
    refusals: archiving,
    attempt: async ({ district }) => {
      const { id: schoolId } = await aSchool(district.app.database);
      return attempt((client) => client.schools.deleteSchool({ schoolId }), {
        changed: async () => !(await district.exists(schools, eq(schools.id, schoolId))),
      });
    },
  },
  listSchoolFiles: {
    refusals: viewing,
    attempt: async (situation) => {
      const file = await aSchoolFile(situation);
      return attempt((client) => client.schools.listSchoolFiles({ schoolId: situation.school.id }), {
        shows: (listed) => listed.some(({ id }) => id === file.id),
      });
    },
  },
  addSchoolFile: {
    refusals: editing,
    attempt: async ({ district, school, caller }) => {
      const file = await aFileOf(district.app.database, { uploadedByUserId: caller.id });
      const input = { schoolId: school.id, fileId: file.id };
      return attempt((client) => client.schools.addSchoolFile(input), {
        changed: () => district.exists(files, and(eq(files.id, file.id), eq(files.ownerId, school.id))),
      });
    },
  },
  deleteSchoolFile: {
    refusals: editing,
    attempt: async (situation) => {
      const file = await aSchoolFile(situation);
      const input = { schoolId: situation.school.id, fileId: file.id };
      return attempt((client) => client.schools.deleteSchoolFile(input), {
        changed: async () => !(await situation.district.exists(files, eq(files.id, file.id))),
      });
    },
  },
});

async function aSchoolFile({ district: { app, owner }, school }: Situation): Promise<{ id: string }> {
  const facts = { uploadedByUserId: owner.id, ownerType: 'school', ownerId: school.id };
  return aFileOf(app.database, facts);
}

/** One of everything that tiles count, for the caller too. */
async function somethingCounted({ district: { app, owner }, school, caller }: Situation): Promise<void> {
  const { db } = app.database;
  const [schoolId, day] = [school.id, districtToday()];
  const ofMonth = { schoolId, month: day.slice(0, 7), schoolConcern: 1 };
  const countIds = [globalCountId, userCountId(caller.id)];
  await db
    .insert(entryCounts)
    .values(countIds.map((countId) => ({ countId, ...ofMonth })))
    .onConflictDoNothing();
  await db.insert(entryDayCounts).values({ schoolId, day, schoolConcern: 1 }).onConflictDoNothing();
  await aPlace(app.database, schoolId);
  await anAlertOf(app.database, { schoolId, createdByUserId: owner.id, recipientIds: [caller.id] });
}
