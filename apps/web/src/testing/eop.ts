// Components of plans as the server would send them.
import type { ListedComponent, ShownComponent } from '@schooldog/contract/eop';
import { oakHill } from './records.ts';

const time = '2026-10-05T14:30:00.000Z';

export function aListedComponent(facts: Partial<ListedComponent> = {}): ListedComponent {
  return {
    id: 'evacuation0000000000',
    schoolId: oakHill.id,
    name: 'Evacuation',
    section: 'functionalAnnexes',
    kind: 'document',
    guidanceKey: null,
    eopRolesId: null,
    certificationIntervalMonths: 12,
    pointOfContactUserId: 'samOrtiz000000000000',
    lastCertificationTimestamp: time,
    nextCertificationDueTimestamp: '2099-10-05T14:30:00.000Z',
    hasUnpublishedContentChanges: false,
    hasUnpublishedAttachmentChanges: false,
    timeCreated: time,
    timeArchived: null,
    pointOfContactName: 'Sam Ortiz',
    isPointOfContactEligible: true,
    ...facts,
  };
}

export function aShownComponent(facts: Partial<ShownComponent> = {}): ShownComponent {
  return {
    ...aListedComponent(),
    createdByUserId: 'samOrtiz000000000000',
    content: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Walk out.' }] }],
    },
    version: 4,
    isOmittingContent: false,
    attachments: [],
    certifiedContent: null,
    certifiedIsOmittingContent: false,
    certifiedAttachments: [],
    timeUpdated: time,
    isSchoolArchived: false,
    updatedByName: 'Sam Ortiz',
    timeWritten: time,
    lease: null,
    pdfVersion: null,
    hasCertifiedPdf: true,
    imageUrls: {},
    ...facts,
  };
}
