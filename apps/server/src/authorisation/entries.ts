// Entries: logged by most of a school, seen by fewer, managed by few. The entry of each place was logged by somebody of
// the district, so only those who manage other entries may change it.
import type { Role } from '@schooldog/domain/permissions';
import { defaultObservationSettings } from '@schooldog/domain/settings';
import { type Expectation, newId } from './expectation.ts';

const logsEverywhere: readonly Role[] = [
  'schooldog_master_admin',
  'district_safety_coordinator',
  'district_nonsafety_coordinator',
  'sro_district',
  'custodial_supervisor',
];
const logsAtOwn: readonly Role[] = [
  ...logsEverywhere,
  'principal',
  'assistant_principal',
  'sro',
  'custodial',
  'educator',
  'clerical',
];
const viewsAtOwn: readonly Role[] = [...logsEverywhere, 'principal', 'assistant_principal', 'sro'];
const seesEntry = { own: viewsAtOwn, foreign: logsEverywhere };
const managesOthers: readonly Role[] = ['schooldog_master_admin', 'district_safety_coordinator'];

const [item] = defaultObservationSettings().items;

export const entryExpectations: Readonly<Record<string, Expectation>> = {
  // A list is cut down to what the asker may see, so a foreign school is no refusal: see the tests of entries.
  'entries.listEntries': {
    own: logsAtOwn,
    foreign: logsAtOwn,
    call: (client, { schoolId }) => client.entries.listEntries({ schoolIds: [schoolId] }),
  },
  'entries.countEntries': {
    own: logsAtOwn,
    foreign: logsAtOwn,
    call: (client, { schoolId }) => client.entries.countEntries({ schoolIds: [schoolId] }),
  },
  'entries.listTags': {
    own: logsAtOwn,
    foreign: logsEverywhere,
    call: (client, { schoolId }) => client.entries.listTags({ schoolId }),
  },
  'entries.getEntry': {
    ...seesEntry,
    seenBy: seesEntry,
    call: async (client, { entryId }) => client.entries.getEntry({ entryId }),
  },
  'entries.listEntryDeltas': {
    ...seesEntry,
    seenBy: seesEntry,
    call: (client, { entryId }) => client.entries.listEntryDeltas({ entryId }),
  },
  'entries.getEntryHistory': {
    ...seesEntry,
    seenBy: seesEntry,
    call: (client, { entryId }) => client.entries.getEntryHistory({ entryId }),
  },
  'entries.logEntry': {
    own: logsAtOwn,
    foreign: logsEverywhere,
    call: (client, { schoolId }) =>
      client.entries.logEntry({
        entryId: newId(),
        schoolId,
        timestamp: '2026-10-05T14:30:00.000Z',
        isFloating: true,
        safetyAlert: null,
        tasksToAddOnSubmission: [],
        entry: {
          observationCategoryId: item?.categories[0] ?? '',
          observationItemId: item?.id ?? '',
          observationType: 'praise',
          quantity: 1,
          comment: '',
          location: '',
          locationDataProfileId: null,
          locationDataProfileOptionId: null,
          manualTags: [],
          imageIds: [],
        },
      }),
  },
  'entries.editEntry': {
    own: managesOthers,
    foreign: managesOthers,
    seenBy: seesEntry,
    call: (client, { entryId }) => client.entries.editEntry({ entryId, changes: { comment: newId() } }),
  },
  'entries.deleteEntry': {
    own: managesOthers,
    foreign: managesOthers,
    seenBy: seesEntry,
    call: async (client, { makeEntry }) => client.entries.deleteEntry({ entryId: await makeEntry() }),
  },
};
