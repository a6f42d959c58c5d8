// Taking entries away: only those who may see them all, at the school that they ask for.
import type { Role } from '@schooldog/domain/permissions';
import { type Expectation, newId, unlessMissing } from './expectation.ts';

const downloadsEverywhere: readonly Role[] = [
  'schooldog_master_admin',
  'district_safety_coordinator',
  'district_nonsafety_coordinator',
  'sro_district',
  'custodial_supervisor',
];
const downloadsAtOwn: readonly Role[] = [...downloadsEverywhere, 'principal', 'assistant_principal', 'sro'];

export const entryExportExpectations: Readonly<Record<string, Expectation>> = {
  'entries.generateCsvFromObservationsQuery': {
    own: downloadsAtOwn,
    foreign: downloadsEverywhere,
    call: (client, { schoolId }) =>
      client.entries.generateCsvFromObservationsQuery({ query: { schoolIds: [schoolId] }, title: '' }),
  },
  'entries.generateDataInsightsPdf': {
    own: downloadsAtOwn,
    foreign: downloadsEverywhere,
    // A day without entries, so that the sweep does not keep the printer busy.
    call: (client, { schoolId }) =>
      client.entries.generateDataInsightsPdf({
        exportId: newId(),
        query: { schoolIds: [schoolId], from: '1999-12-31', to: '1999-12-31' },
        title: '',
      }),
  },
  // One's own only, so that there is nothing else to be seen: see the tests of exports.
  'entries.getEntryExport': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) => unlessMissing(client.entries.getEntryExport({ exportId: newId() })),
  },
};
