// The component as a record: who may do what with it, and what every change leaves behind. What people write has a
// history of its own.
import { type EopFacts, eopRules, hasSomethingToCertify } from '@schooldog/domain/eop';
import { problem } from '@schooldog/domain/problems';
import { defineRecord } from '../../platform/records/record.ts';
import { noticesOf } from './live.ts';
import { type EopRow, findComponent, lockComponent } from './store.ts';

/** Files of a component belong to it: pictures, attachments and PDFs. */
export const ownerType = 'eopComponent';

export const eopRecord = defineRecord({
  type: 'eopComponent',
  find: findComponent,
  lock: lockComponent,
  facts: factsOf,
  abilities: eopRules,
  missing: () => problem('eop.notFound'),
  audited: {
    fields: [
      'name',
      'section',
      'schoolId',
      'certificationIntervalMonths',
      'pointOfContactUserId',
      'isOmittingContent',
      'lastCertificationTimestamp',
      'timeArchived',
    ],
    values: (row: EopRow) => ({
      name: row.name,
      section: row.section,
      schoolId: row.schoolId,
      certificationIntervalMonths: row.certificationIntervalMonths,
      pointOfContactUserId: row.pointOfContactUserId,
      isOmittingContent: row.isOmittingContent,
      lastCertificationTimestamp: row.lastCertificationTime?.toISOString() ?? null,
      timeArchived: row.timeArchived?.toISOString() ?? null,
    }),
  },
  notices: (row: EopRow) => noticesOf(row),
});

function factsOf(row: EopRow): EopFacts {
  return {
    schoolId: row.schoolId,
    isSchoolArchived: row.isSchoolArchived,
    kind: row.kind,
    pointOfContactUserId: row.pointOfContactUserId,
    isEverCertified: row.lastCertificationTime !== null,
    isArchived: row.timeArchived !== null,
    hasSomethingToCertify: hasSomethingToCertify({
      // Contact lists and tables of roles are looked at when their PDF is made.
      hasContent: row.kind !== 'document' || row.hasContent,
      isOmittingContent: row.isOmittingContent,
      attachments: row.draftAttachments,
    }),
  };
}
