import { problem } from '@schooldog/domain/problems';
import { responderLinkRules } from '@schooldog/domain/responderLinks';
import { defineRecord } from '../../platform/records/record.ts';
import { noticesOf } from './live.ts';
import { findLink, type LinkRow, lockLink } from './store.ts';

export const responderLinkRecord = defineRecord({
  type: 'responderLink',
  find: findLink,
  lock: lockLink,
  facts: ({ schoolId }: LinkRow) => ({ schoolId }),
  abilities: responderLinkRules,
  missing: () => problem('responderLink.notFound'),
  audited: {
    fields: [
      'schoolId',
      'personName',
      'agency',
      'email',
      'componentIds',
      'includesContacts',
      'mayDownload',
      'timeExpires',
      'timeRevoked',
    ],
    values: (row: LinkRow) => ({
      schoolId: row.schoolId,
      personName: row.personName,
      agency: row.agency,
      email: row.email,
      componentIds: row.componentIds,
      includesContacts: row.includesContacts,
      mayDownload: row.mayDownload,
      timeExpires: row.timeExpires.toISOString(),
      timeRevoked: row.timeRevoked?.toISOString() ?? null,
    }),
  },
  notices: (row: LinkRow) => noticesOf(row),
});
