// Responder links as the server would send them.
import type { ListedResponderLink, ResponderPage } from '@schooldog/contract/responderLinks';
import { oakHill } from './records.ts';

export function aResponderLink(facts: Partial<ListedResponderLink> = {}): ListedResponderLink {
  return {
    id: 'samsLink000000000000',
    schoolId: oakHill.id,
    personName: 'Sam Rivera',
    agency: 'Oak County Fire',
    email: 'sam@fire.example',
    components: null,
    includesContacts: false,
    mayDownload: false,
    createdByName: 'Pat Lee',
    timeCreated: '2026-10-05T14:30:00.000Z',
    timeExpires: '2099-10-12T14:30:00.000Z',
    timeRevoked: null,
    revokedByName: null,
    end: null,
    views: 0,
    failures: 0,
    lastUsed: null,
    ...facts,
  };
}

export const aReadingPage: Extract<ResponderPage, { step: 'reading' }> = {
  step: 'reading',
  personName: 'Sam Rivera',
  agency: 'Oak County Fire',
  schoolName: 'Oak Hill',
  districtName: 'Oak County Schools',
  timeZone: 'America/New_York',
  mayDownload: false,
  timeExpires: '2099-10-12T14:30:00.000Z',
  timeVisitExpires: '2099-10-05T22:30:00.000Z',
  documents: [
    {
      componentId: 'evacuation0000000000',
      name: 'Evacuation',
      guidanceKey: null,
      section: 'functionalAnnexes',
      timeCertified: '2026-10-05T14:30:00.000Z',
    },
  ],
};
