import { dataProfilesContract } from '@schooldog/contract/dataProfiles';
import type { JsonValue } from '@schooldog/domain/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { keepMine } from '../../authorization/keepMine.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { files } from '../../platform/files/schema.ts';
import type { TestClient } from '../../testing/app.ts';
import { aFileOf } from '../../testing/files.ts';
import { aPlace } from '../../testing/places.ts';
import { dataProfileOptions, dataProfiles } from './schema.ts';

// Work order submitters and maintenance staff choose locations only for work orders.
const table = `
                                       MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listDataProfiles             own     ok ok ok no ok ok | ok ok no no no no no no | ok
                               foreign ok ok ok no ok ok | no no no no no no no no | ok
  countDataProfiles            own     ok ok ok no ok ok | ok ok no no no no no no | ok
                               foreign ok ok ok no ok ok | -- -- no no no no no no | ok
  listPlaces                   own     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                               off     ok ok ok ok ok ok | ok ok ok ok ok ok no no | ok
                               foreign ok ok ok ok ok ok | no no no no no no no no | ok
  getPlace                     own     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                               foreign ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  getDataProfile               own     ok ok ok no ok ok | ok ok no no no no no no | ok
                               foreign ok ok ok no ok ok | no no no no no no no no | ok
  getDataProfileOption         own     ok ok ok no ok ok | ok ok no no no no no no | ok
                               foreign ok ok ok no ok ok | no no no no no no no no | ok
  getDataProfileHistory        own     ok ok ok no ok ok | ok ok no no no no no no | ok
                               foreign ok ok ok no ok ok | no no no no no no no no | ok
  getDataProfileOptionHistory  own     ok ok ok no ok ok | ok ok no no no no no no | ok
                               foreign ok ok ok no ok ok | no no no no no no no no | ok
  createDataProfile            own     ok ok ok no ok ok | ok ok no no no no no no | ok
                               foreign ok ok ok no ok ok | no no no no no no no no | ok
  editDataProfile              own     ok ok ok no ok ok | ok ok no no no no no no | ok
                               foreign ok ok ok no ok ok | no no no no no no no no | ok
  createDataProfileOption      own     ok ok ok no ok ok | ok ok no no no no no no | ok
                               foreign ok ok ok no ok ok | no no no no no no no no | ok
  editDataProfileOption        own     ok ok ok no ok ok | ok ok no no no no no no | ok
                               foreign ok ok ok no ok ok | no no no no no no no no | ok
  deleteDataProfileOption      own     ok ok ok no ok ok | ok ok no no no no no no | ok
                               foreign ok ok ok no ok ok | no no no no no no no no | ok
  mergeDataProfileOptions      own     ok ok ok no ok ok | ok ok no no no no no no | ok
                               foreign ok ok ok no ok ok | no no no no no no no no | ok
  importDataProfileOptions     own     ok ok ok no ok ok | ok ok no no no no no no | ok
                               foreign ok ok ok no ok ok | no no no no no no no no | ok
  addDataProfileOptionFile     own     ok ok ok no ok ok | ok ok no no no no no no | ok
                               foreign ok ok ok no ok ok | no no no no no no no no | ok
  deleteDataProfileOptionFile  own     ok ok ok no ok ok | ok ok no no no no no no | ok
                               foreign ok ok ok no ok ok | no no no no no no no no | ok
`;

const refusals = { no: '403 dataProfile.notAllowed' };
const form = (label: string) => ({ label, aliases: [], attributes: {} });
const options = dataProfileOptions;

const place = ({ district, school }: Situation) => aPlace(district.app.database, school.id);

async function anUnusedOption(situation: Situation, dataProfileId: string): Promise<string> {
  const id = newId();
  await situation.district.app.database.db.insert(options).values({ id, dataProfileId, label: id });
  return id;
}

async function aPlaceWithFile(situation: Situation): Promise<{ optionId: string; fileId: string }> {
  const { district } = situation;
  const { optionId } = await place(situation);
  const file = await aFileOf(district.app.database, {
    uploadedByUserId: district.owner.id,
    ownerType: 'dataProfileOption',
    ownerId: optionId,
  });
  return { optionId, fileId: file.id };
}

export const dataProfilesMatrix = matrix('dataProfiles', dataProfilesContract, table, {
  listDataProfiles: {
    refusals,
    attempt: async (situation) => {
      const { schoolId, dataProfileId } = await place(situation);
      return attempt((client) => client.dataProfiles.listDataProfiles({ schoolId }), {
        shows: (listed) => listed.some(({ id }) => id === dataProfileId),
      });
    },
  },
  countDataProfiles: {
    refusals,
    attempt: async (situation) => {
      await place(situation);
      return attempt((client) => client.dataProfiles.countDataProfiles(), {
        shows: (counts) => counts.some(({ schoolId }) => schoolId === situation.school.id),
      });
    },
  },
  listPlaces: {
    refusals,
    attempt: async (situation) => {
      const { schoolId, optionId } = await place(situation);
      return attempt((client) => client.dataProfiles.listPlaces({ schoolId }), {
        shows: (places) => places.some((one) => one.optionId === optionId),
      });
    },
  },
  getPlace: {
    refusals,
    attempt: async (situation) => {
      const { optionId, mergedOptionId } = await place(situation);
      return attempt((client) => client.dataProfiles.getPlace({ optionId: mergedOptionId }), {
        shows: (found) => found.optionId === optionId,
      });
    },
  },
  getDataProfile: {
    refusals,
    attempt: async (situation) => {
      const { dataProfileId } = await place(situation);
      return attempt((client) => client.dataProfiles.getDataProfile({ dataProfileId }), {
        shows: ({ id }) => id === dataProfileId,
      });
    },
  },
  getDataProfileOption: {
    refusals,
    attempt: async (situation) => {
      const { optionId } = await place(situation);
      return attempt((client) => client.dataProfiles.getDataProfileOption({ optionId }), {
        shows: ({ id }) => id === optionId,
      });
    },
  },
  getDataProfileHistory: {
    refusals,
    attempt: async (situation) => {
      const { dataProfileId } = await place(situation);
      const { value } = await situation.district.addHistory('dataProfile', dataProfileId);
      return attempt((client) => client.dataProfiles.getDataProfileHistory({ dataProfileId }), {
        shows: ({ changes }) => changes.some(({ to }) => to === value),
      });
    },
  },
  getDataProfileOptionHistory: {
    refusals,
    attempt: async (situation) => {
      const { optionId } = await place(situation);
      const { value } = await situation.district.addHistory('dataProfileOption', optionId);
      return attempt((client) => client.dataProfiles.getDataProfileOptionHistory({ optionId }), {
        shows: ({ changes }) => changes.some(({ to }) => to === value),
      });
    },
  },
  createDataProfile: {
    refusals,
    attempt: ({ district, school }) => {
      const input = { dataProfileId: newId(), schoolId: school.id, name: newId() };
      return attempt((client) => client.dataProfiles.createDataProfile(input), {
        changed: () => district.exists(dataProfiles, eq(dataProfiles.id, input.dataProfileId)),
      });
    },
  },
  editDataProfile: {
    refusals,
    attempt: async (situation) => {
      const { dataProfileId } = await place(situation);
      const to = newId();
      const save = (client: TestClient) => (from: JsonValue) =>
        client.dataProfiles.editDataProfile({ dataProfileId, edit: { name: { from, to } } });
      return attempt((client) => keepMine(save(client)), {
        changed: () => situation.district.exists(dataProfiles, eq(dataProfiles.name, to)),
      });
    },
  },
  createDataProfileOption: {
    refusals,
    attempt: async (situation) => {
      const { dataProfileId } = await place(situation);
      const input = { dataProfileId, optionId: newId(), option: form('Room 2') };
      return attempt((client) => client.dataProfiles.createDataProfileOption(input), {
        changed: () => situation.district.exists(options, eq(options.id, input.optionId)),
      });
    },
  },
  editDataProfileOption: {
    refusals,
    attempt: async (situation) => {
      const { optionId } = await place(situation);
      const to = newId();
      const save = (client: TestClient) => (from: JsonValue) =>
        client.dataProfiles.editDataProfileOption({ optionId, edit: { label: { from, to } } });
      return attempt((client) => keepMine(save(client)), {
        changed: () => situation.district.exists(options, eq(options.label, to)),
      });
    },
  },
  deleteDataProfileOption: {
    refusals,
    attempt: async (situation) => {
      const optionId = await anUnusedOption(situation, (await place(situation)).dataProfileId);
      return attempt((client) => client.dataProfiles.deleteDataProfileOption({ optionId }), {
        changed: async () => !(await situation.district.exists(options, eq(options.id, optionId))),
      });
    },
  },
  mergeDataProfileOptions: {
    refusals,
    attempt: async (situation) => {
      const { dataProfileId, optionId: intoId } = await place(situation);
      const fromId = await anUnusedOption(situation, dataProfileId);
      const isApart = and(eq(options.id, fromId), isNull(options.mergedIntoId));
      return attempt((client) => client.dataProfiles.mergeDataProfileOptions({ fromId, intoId }), {
        changed: async () => !(await situation.district.exists(options, isApart)),
      });
    },
  },
  importDataProfileOptions: {
    refusals,
    attempt: async (situation) => {
      const { dataProfileId } = await place(situation);
      const rows = [form(newId())];
      return attempt((client) => client.dataProfiles.importDataProfileOptions({ dataProfileId, rows }), {
        changed: () => situation.district.exists(options, eq(options.label, rows[0]?.label ?? '')),
      });
    },
  },
  addDataProfileOptionFile: {
    refusals,
    attempt: async (situation) => {
      const { district, caller } = situation;
      const { optionId } = await place(situation);
      const { id: fileId } = await aFileOf(district.app.database, { uploadedByUserId: caller.id });
      return attempt((client) => client.dataProfiles.addDataProfileOptionFile({ optionId, fileId }), {
        changed: () => district.exists(files, and(eq(files.id, fileId), eq(files.ownerId, optionId))),
      });
    },
  },
  deleteDataProfileOptionFile: {
    refusals,
    attempt: async (situation) => {
      const input = await aPlaceWithFile(situation);
      return attempt((client) => client.dataProfiles.deleteDataProfileOptionFile(input), {
        changed: async () => !(await situation.district.exists(files, eq(files.id, input.fileId))),
      });
    },
  },
});
