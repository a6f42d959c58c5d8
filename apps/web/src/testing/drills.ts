// Drills as the server would send them.
import type { ShownDrill } from '@schooldog/contract/drills';
import { oakHill, somebodyElse } from './records.ts';

const time = '2026-10-05T14:30:00.000Z';

/** A fire drill that took place, with one point left open. */
export function aDrill(facts: Partial<ShownDrill> = {}): ShownDrill {
  return {
    id: 'drill000000000000000',
    schoolId: oakHill.id,
    type: 'fire',
    otherType: '',
    eventType: 'planned',
    otherEventType: '',
    drillDate: '2026-10-05',
    drillTime: '09:30',
    drillTimeOfDay: 'am',
    additionalInfo: '',
    numberOfParticipants: 412,
    responseTime: '04:05',
    resultsAdditionalInfo: '',
    wentWell: '',
    toImprove: [aPoint()],
    actionTaken: 'evacuate',
    resultsSavedOn: '2026-10-05',
    recordedByUserId: somebodyElse.id,
    recordedByName: somebodyElse.name,
    updatedByUserId: somebodyElse.id,
    updatedByName: somebodyElse.name,
    timeCreated: time,
    timeUpdated: time,
    ...facts,
  };
}

export function aPoint(facts: Partial<ShownDrill['toImprove'][number]> = {}) {
  return {
    id: 'point000000000000000',
    text: 'Door 4 was locked',
    isSettled: false,
    workOrderId: null,
    ...facts,
  };
}
