import { implement } from '@orpc/server';
import { contract } from '@schooldog/contract';
import { canUseDataProfiles } from '@schooldog/domain/dataProfiles';
import { problem } from '@schooldog/domain/kernel';
import type { RequestContext } from '../../platform/api/context.ts';
import { command, signedIn } from '../../platform/api/procedures.ts';
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
import type { PlaceUses } from './placeUses.ts';
import { presentOption, presentProfile } from './present.ts';
import { getDataProfile, getDataProfileOption, listDataProfiles } from './readings.ts';

const profiles = implement(contract.dataProfiles).$context<RequestContext>();
const done = { done: true } as const;

export function dataProfileProcedures(uses: PlaceUses) {
  return {
    listDataProfiles: profiles.listDataProfiles.use(signedIn).handler(({ context, input }) => {
      requireManage(context.actor, input.schoolId);
      return listDataProfiles(context.services, input.schoolId);
    }),

    listPlaces: profiles.listPlaces.use(signedIn).handler(({ context, input }) => {
      if (!canUseDataProfiles(context.actor, input.schoolId)) {
        throw problem('forbidden', 'dataProfile.notAllowed');
      }
      return listPlaces(context.services.database.db, input.schoolId);
    }),

    getDataProfile: profiles.getDataProfile
      .use(signedIn)
      .handler(({ context, input }) =>
        getDataProfile(context.services, context.actor, uses, input.dataProfileId),
      ),

    getDataProfileOption: profiles.getDataProfileOption
      .use(signedIn)
      .handler(({ context, input }) =>
        getDataProfileOption(context.services, context.actor, uses, input.optionId),
      ),

    getDataProfileHistory: profiles.getDataProfileHistory
      .use(signedIn)
      .handler(async ({ context, input }) => {
        const { db } = context.services.database;
        await managedProfile(db, context.actor, input.dataProfileId);
        return historyPage(db, {
          recordType: 'dataProfile',
          recordId: input.dataProfileId,
          before: input.before,
        });
      }),

    getDataProfileOptionHistory: profiles.getDataProfileOptionHistory
      .use(signedIn)
      .handler(async ({ context, input }) => {
        const { db } = context.services.database;
        await managedOption(db, context.actor, input.optionId);
        return historyPage(db, {
          recordType: 'dataProfileOption',
          recordId: input.optionId,
          before: input.before,
        });
      }),

    createDataProfile: profiles.createDataProfile
      .use(command)
      .handler(async ({ context, input }) =>
        presentProfile(await createDataProfile(context.work, context.actor, input)),
      ),

    editDataProfile: profiles.editDataProfile
      .use(command)
      .handler(async ({ context, input: { dataProfileId, ...patch } }) =>
        presentProfile(await editDataProfile(context.work, context.actor, dataProfileId, patch)),
      ),

    createDataProfileOption: profiles.createDataProfileOption
      .use(command)
      .handler(async ({ context, input }) =>
        presentOption(await createDataProfileOption(context.work, context.actor, input)),
      ),

    editDataProfileOption: profiles.editDataProfileOption
      .use(command)
      .handler(async ({ context, input: { optionId, option, isArchived } }) =>
        presentOption(
          await editDataProfileOption(context.work, context.actor, optionId, { ...option, isArchived }),
        ),
      ),

    deleteDataProfileOption: profiles.deleteDataProfileOption
      .use(command)
      .handler(async ({ context, input }) => {
        const { services, work, actor } = context;
        await deleteDataProfileOption(work, actor, input.optionId, { services, uses });
        return done;
      }),

    mergeDataProfileOptions: profiles.mergeDataProfileOptions
      .use(command)
      .handler(async ({ context, input }) =>
        presentOption(await mergeDataProfileOptions(context.work, context.actor, input)),
      ),

    importDataProfileOptions: profiles.importDataProfileOptions
      .use(command)
      .handler(({ context, input }) =>
        importDataProfileOptions(context.work, context.actor, input, context.services.makeId),
      ),

    addDataProfileOptionFile: profiles.addDataProfileOptionFile
      .use(command)
      .handler(({ context, input }) => addOptionFile(context.services, context.work, context.actor, input)),

    deleteDataProfileOptionFile: profiles.deleteDataProfileOptionFile
      .use(command)
      .handler(async ({ context, input }) => {
        await deleteOptionFile(context.services, context.work, context.actor, input);
        return done;
      }),
  };
}
