import type { Contract } from '@schooldog/contract';
import { canUseDataProfiles } from '@schooldog/domain/dataProfiles';
import { problem } from '@schooldog/domain/problems';
import { command, type ProceduresOf, read } from '../../platform/api/procedure.ts';
import { historyPage } from '../users/index.ts';
import { managedOption, managedProfile, requireManage } from './access.ts';
import {
  createDataProfile,
  createDataProfileOption,
  deleteDataProfileOption,
  editDataProfile,
  editDataProfileOption,
  mergeDataProfileOptions,
} from './commands.ts';
import { importDataProfileOptions } from './importOptions.ts';
import { addOptionFile, deleteOptionFile } from './optionFiles.ts';
import { listPlaces } from './placeStore.ts';
import { presentOption, presentProfile } from './present.ts';
import { getDataProfile, getDataProfileOption, listDataProfiles } from './readings.ts';

const done = { done: true } as const;

export const dataProfileProcedures: ProceduresOf<Contract['dataProfiles']> = {
  listDataProfiles: read((context, input) => {
    requireManage(context.actor, input.schoolId);
    return listDataProfiles(context.services, input.schoolId);
  }),

  listPlaces: read((context, input) => {
    if (!canUseDataProfiles(context.actor, input.schoolId)) {
      throw problem('dataProfile.notAllowed');
    }
    return listPlaces(context.services.database.db, input.schoolId);
  }),

  getDataProfile: read((context, input) =>
    getDataProfile(context.services, context.actor, input.dataProfileId),
  ),

  getDataProfileOption: read((context, input) =>
    getDataProfileOption(context.services, context.actor, input.optionId),
  ),

  getDataProfileHistory: read(async (context, input) => {
    const { db } = context.services.database;
    await managedProfile(db, context.actor, input.dataProfileId);
    return historyPage(db, {
      recordType: 'dataProfile',
      recordId: input.dataProfileId,
      before: input.before,
    });
  }),

  getDataProfileOptionHistory: read(async (context, input) => {
    const { db } = context.services.database;
    await managedOption(db, context.actor, input.optionId);
    return historyPage(db, {
      recordType: 'dataProfileOption',
      recordId: input.optionId,
      before: input.before,
    });
  }),

  createDataProfile: command(async (context, input) =>
    presentProfile(await createDataProfile(context.work, context.actor, input)),
  ),

  editDataProfile: command(async (context, { dataProfileId, edit }) =>
    presentProfile(await editDataProfile(context.work, context.actor, dataProfileId, edit)),
  ),

  createDataProfileOption: command(async (context, input) =>
    presentOption(await createDataProfileOption(context.work, context.actor, input)),
  ),

  editDataProfileOption: command(async (context, { optionId, edit }) =>
    presentOption(await editDataProfileOption(context.work, context.actor, optionId, edit)),
  ),

  deleteDataProfileOption: command(async (context, input) => {
    const { services, work, actor } = context;
    await deleteDataProfileOption(work, actor, input.optionId, services);
    return done;
  }),

  mergeDataProfileOptions: command(async (context, input) =>
    presentOption(await mergeDataProfileOptions(context.work, context.actor, input)),
  ),

  importDataProfileOptions: command((context, input) =>
    importDataProfileOptions(context.work, context.actor, input, context.services.makeId),
  ),

  addDataProfileOptionFile: command((context, input) =>
    addOptionFile(context.services, context.work, context.actor, input),
  ),

  deleteDataProfileOptionFile: command(async (context, input) => {
    await deleteOptionFile(context.services, context.work, context.actor, input);
    return done;
  }),
};
