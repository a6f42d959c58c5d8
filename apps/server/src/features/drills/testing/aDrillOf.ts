// Existing drills, inserted directly.
import { randomBytes } from 'node:crypto';
import type { DrillForm, DrillRule } from '@schooldog/domain/drills';
import { makeId } from '@schooldog/domain/kernel';
import type { Database } from '../../../platform/database/database.ts';
import { drills } from '../schema.ts';
import { type DrillRow, withDerived } from '../store.ts';

export const newId = () => makeId(randomBytes);

type Facts = Pick<DrillRow, 'schoolId' | 'recordedByUserId'> & Partial<DrillRow>;

export async function aDrillOf(database: Database, facts: Facts): Promise<{ id: string }> {
  const row: DrillRow = {
    id: newId(),
    type: 'fire',
    otherType: '',
    eventType: 'planned',
    otherEventType: '',
    drillDate: '2026-09-03',
    drillTime: '09:30',
    drillTimeOfDay: 'am',
    additionalInfo: '',
    numberOfParticipants: null,
    responseTime: '',
    resultsAdditionalInfo: '',
    wentWell: '',
    toImprove: [],
    actionTaken: null,
    resultsSavedOn: '2026-09-03',
    updatedByUserId: facts.recordedByUserId,
    timeCreated: new Date(),
    timeUpdated: new Date(),
    ...facts,
  };
  await database.db.insert(drills).values(withDerived(row));
  return { id: row.id };
}

export function aDrillForm(changes: Partial<DrillForm> & Pick<DrillForm, 'schoolId'>): DrillForm {
  return {
    kind: { type: 'fire', otherType: '' },
    event: { eventType: 'planned', otherEventType: '' },
    drillDate: '2026-09-03',
    clock: { drillTime: '09:30', drillTimeOfDay: 'am' },
    additionalInfo: '',
    numberOfParticipants: null,
    responseTime: '',
    resultsAdditionalInfo: '',
    wentWell: '',
    toImprove: [],
    actionTaken: null,
    ...changes,
  };
}

export function aRule(changes: Partial<DrillRule> = {}): DrillRule {
  return {
    id: newId(),
    name: 'Monthly fire drill',
    type: 'fire',
    otherType: '',
    frequency: { kind: 'monthly', replacements: [] },
    eventTypes: ['planned', 'real'],
    toTell: '',
    source: '',
    isConfirmed: true,
    ...changes,
  };
}
