// Components of plans as the server would send them.
import type { ShownComponent } from '@schooldog/contract/eop';
import type { RichText } from '@schooldog/domain/eop';
import { oakHill } from './records.ts';

const time = '2026-10-05T14:30:00.000Z';

export function saying(...lines: string[]): RichText {
  return {
    type: 'doc',
    content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  };
}

export function aComponent(facts: Partial<ShownComponent> = {}): ShownComponent {
  return {
    id: 'component00000000000',
    schoolId: oakHill.id,
    name: 'Lockdown Annex',
    section: 'functionalAnnexes',
    kind: 'document',
    guidanceKey: null,
    eopRolesId: null,
    certificationIntervalMonths: 12,
    pointOfContactUserId: null,
    pointOfContactName: null,
    isPointOfContactEligible: false,
    lastCertificationTimestamp: null,
    nextCertificationDueTimestamp: null,
    hasUnpublishedContentChanges: true,
    hasUnpublishedAttachmentChanges: false,
    timeCreated: time,
    createdByUserId: 'somebodyElse00000000',
    content: saying('Lock the doors.'),
    version: 3,
    isOmittingContent: false,
    attachments: [],
    certifiedContent: null,
    certifiedIsOmittingContent: false,
    certifiedAttachments: [],
    timeUpdated: time,
    isSchoolArchived: false,
    timeArchived: null,
    updatedByName: 'Sam Ortiz',
    timeWritten: time,
    lease: null,
    pdfVersion: null,
    hasCertifiedPdf: false,
    imageUrls: {},
    ...facts,
  };
}
