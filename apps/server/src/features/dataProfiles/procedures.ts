import type { Contract } from '@schooldog/contract';
import { command, done, type ProceduresOf, read } from '../../platform/api/procedure.ts';
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
import { countProfiles } from './profileStore.ts';
import { getDataProfile, getDataProfileOption, getPlace, listDataProfiles } from './readings.ts';
import { optionRecord, profileRecord } from './records.ts';

export const dataProfileProcedures: ProceduresOf<Contract['dataProfiles']> = {
  listDataProfiles: read(listDataProfiles),
  countDataProfiles: read(({ services, actor }) => countProfiles(services.database.db, actor)),
  listPlaces: read(({ services, actor }, { schoolId }) => listPlaces(services.database.db, actor, schoolId)),
  getPlace: read(getPlace),
  getDataProfile: read(getDataProfile),
  getDataProfileOption: read(getDataProfileOption),

  getDataProfileHistory: read(({ services, actor }, { dataProfileId, before }) =>
    profileRecord.history(services.database.db, actor, { id: dataProfileId, before }),
  ),
  getDataProfileOptionHistory: read(({ services, actor }, { optionId, before }) =>
    optionRecord.history(services.database.db, actor, { id: optionId, before }),
  ),

  createDataProfile: command(createDataProfile),
  editDataProfile: command(editDataProfile),
  createDataProfileOption: command(createDataProfileOption),
  editDataProfileOption: command(editDataProfileOption),
  deleteDataProfileOption: done(deleteDataProfileOption),
  mergeDataProfileOptions: command(mergeDataProfileOptions),
  importDataProfileOptions: command(importDataProfileOptions),
  addDataProfileOptionFile: command(addOptionFile),
  deleteDataProfileOptionFile: done(deleteOptionFile),
};
