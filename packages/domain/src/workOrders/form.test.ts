import { describe, expect, it } from 'vitest';
import type { Actor } from '../permissions/index.ts';
import {
  cedarCreek,
  educatorOfOakHill,
  oakHill,
  principalOfOakHill,
  technicianOfOakHill,
  testId,
} from '../permissions/testing/index.ts';
import { boardsFor, isFieldOffered, missingFields, type TasksSettings, tasksSettingsOf } from './index.ts';

const security = testId('security');
const grounds = testId('grounds');
const boards: TasksSettings['boards'] = [security, grounds].map((id) => ({
  id,
  name: id,
  color: '#d91212',
  assignedUserIds: [],
  preventNonAssignedUsers: id === security,
}));
const empty = {
  description: 'The heating is off.',
  priority: null,
  boardId: null,
  assignedUserIds: [],
  location: '',
  locationDataProfileId: null,
  locationDataProfileOptionId: null,
  dueDate: null,
  scheduledStartDate: null,
  notes: '',
  customFields: {},
  imageIds: [],
};

const ruled = (actor: Actor, rules: Partial<Actor['workOrderRules']>): Actor => ({
  ...actor,
  workOrderRules: { ...actor.workOrderRules, ...rules },
});
const hiding = (actor: Actor) => ruled(actor, { hiddenBoardIds: [security] });

describe('the fields of a new order', () => {
  it('a required field that is empty is named, unless the settings hide it', () => {
    const settings = tasksSettingsOf({
      requiredFields: ['priority', 'notes'],
      hiddenFields: ['notes'],
      customFields: ['Room', 'Floor'],
      requiredCustomFields: ['Room', 'Removed'],
    });
    const filler = { actor: educatorOfOakHill, schoolId: oakHill };
    expect(missingFields(settings, filler, empty)).toEqual({ fields: ['priority'], customFields: ['Room'] });
    const filled = { ...empty, priority: 'Low' as const, customFields: { Room: '12' } };
    expect(missingFields(settings, filler, filled)).toEqual({ fields: [], customFields: [] });
  });

  it('a field that a person may not set is not required of them', () => {
    const settings = tasksSettingsOf({ requiredFields: ['assignedStaff', 'scheduledStartDate'] });
    const missingOf = (actor: Actor) => missingFields(settings, { actor, schoolId: oakHill }, empty).fields;
    const restricting = {
      restrictAssignment: 'workOrderStaff',
      restrictSchedule: 'workOrderManagers',
    } as const;
    expect(missingOf(educatorOfOakHill)).toEqual(['assignedStaff', 'scheduledStartDate']);
    expect(missingOf(ruled(educatorOfOakHill, restricting))).toEqual([]);
    expect(missingOf(ruled(technicianOfOakHill, restricting))).toEqual(['assignedStaff']);
  });

  it('a board is required of people who can choose one, and of nobody else', () => {
    const settings = tasksSettingsOf({ boards, requiredFields: ['taskBoard'] });
    const onlyHidden = { ...settings, boards: boards.slice(0, 1) };
    const missingOf = (all: TasksSettings, actor: Actor, schoolId = oakHill) =>
      missingFields(all, { actor, schoolId }, empty).fields;
    expect(missingOf(settings, hiding(educatorOfOakHill))).toEqual(['taskBoard']);
    expect(missingOf(onlyHidden, hiding(educatorOfOakHill))).toEqual([]);
    // A principal knows the hidden boards of the own school only.
    expect(missingOf(onlyHidden, hiding(principalOfOakHill))).toEqual(['taskBoard']);
    expect(missingOf(onlyHidden, hiding(principalOfOakHill), cedarCreek)).toEqual([]);
    expect(missingOf({ ...settings, boards: [] }, educatorOfOakHill)).toEqual([]);
    expect(boardsFor(settings, { actor: hiding(educatorOfOakHill), schoolId: oakHill })).toEqual([boards[1]]);
    expect(isFieldOffered(settings, { actor: educatorOfOakHill, schoolId: null }, 'taskBoard')).toBe(false);
  });
});
