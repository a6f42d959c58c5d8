// Location lists: managed at the schools where somebody holds that, chosen from wherever somebody works.
import type { Role } from '@schooldog/domain/permissions';
import { type Expectation, newId, unlessMissing, unlessRefused } from './expectation.ts';

const managesEverywhere: readonly Role[] = [
  'schooldog_master_admin',
  'district_safety_coordinator',
  'district_nonsafety_coordinator',
  'custodial_supervisor',
  'maintenance_supervisor',
];
const manages = {
  own: [...managesEverywhere, 'principal', 'assistant_principal'],
  foreign: managesEverywhere,
} satisfies Partial<Expectation>;

const observes: readonly Role[] = [
  ...manages.own,
  'sro_district',
  'sro',
  'custodial',
  'educator',
  'clerical',
];

const form = () => ({ label: newId(), aliases: [], attributes: {} });

export const dataProfileExpectations: Readonly<Record<string, Expectation>> = {
  'dataProfiles.listDataProfiles': {
    ...manages,
    call: (client, { schoolId }) => client.dataProfiles.listDataProfiles({ schoolId }),
  },
  'dataProfiles.listPlaces': {
    own: [...observes, 'work_order_submitter', 'maintenance_staff'],
    foreign: [...managesEverywhere, 'sro_district'],
    // Those who only propose work orders choose places while there are work orders.
    withFeaturesOff: observes,
    call: (client, { schoolId }) => client.dataProfiles.listPlaces({ schoolId }),
  },
  'dataProfiles.getDataProfile': {
    ...manages,
    call: (client, { dataProfileId }) => client.dataProfiles.getDataProfile({ dataProfileId }),
  },
  'dataProfiles.getDataProfileOption': {
    ...manages,
    call: (client, { optionId }) => client.dataProfiles.getDataProfileOption({ optionId }),
  },
  'dataProfiles.getDataProfileHistory': {
    ...manages,
    call: (client, { dataProfileId }) => client.dataProfiles.getDataProfileHistory({ dataProfileId }),
  },
  'dataProfiles.getDataProfileOptionHistory': {
    ...manages,
    call: (client, { optionId }) => client.dataProfiles.getDataProfileOptionHistory({ optionId }),
  },
  'dataProfiles.createDataProfile': {
    ...manages,
    call: (client, { schoolId }) =>
      client.dataProfiles.createDataProfile({ dataProfileId: newId(), schoolId, name: newId() }),
  },
  'dataProfiles.editDataProfile': {
    ...manages,
    call: (client, { dataProfileId }) =>
      client.dataProfiles.editDataProfile({ dataProfileId, name: newId() }),
  },
  'dataProfiles.createDataProfileOption': {
    ...manages,
    call: (client, { dataProfileId }) =>
      client.dataProfiles.createDataProfileOption({ dataProfileId, optionId: newId(), option: form() }),
  },
  'dataProfiles.editDataProfileOption': {
    ...manages,
    call: (client, { optionId }) =>
      client.dataProfiles.editDataProfileOption({ optionId, option: { label: newId() } }),
  },
  // Past the permission it is refused, so that the option stays for the other rows.
  'dataProfiles.mergeDataProfileOptions': {
    ...manages,
    call: (client, { optionId }) =>
      unlessRefused(
        'dataProfile.mergeSame',
        client.dataProfiles.mergeDataProfileOptions({ fromId: optionId, intoId: optionId }),
      ),
  },
  'dataProfiles.importDataProfileOptions': {
    ...manages,
    call: (client, { dataProfileId }) =>
      client.dataProfiles.importDataProfileOptions({ dataProfileId, rows: [form()] }),
  },
  'dataProfiles.addDataProfileOptionFile': {
    ...manages,
    call: (client, { optionId }) =>
      unlessMissing(client.dataProfiles.addDataProfileOptionFile({ optionId, fileId: newId() })),
  },
  'dataProfiles.deleteDataProfileOptionFile': {
    ...manages,
    call: (client, { optionId }) =>
      unlessMissing(client.dataProfiles.deleteDataProfileOptionFile({ optionId, fileId: newId() })),
  },
  'dataProfiles.deleteDataProfileOption': {
    ...manages,
    call: (client, { mergedOptionId }) =>
      unlessRefused(
        'dataProfile.optionUsed',
        client.dataProfiles.deleteDataProfileOption({ optionId: mergedOptionId }),
      ),
  },
};
