import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Actor, may } from '../permissions/index.ts';
import { anyActor, anyBoard, anySchool } from '../permissions/testing/arbitraries.ts';
import {
  anActor,
  cedarCreek,
  educatorOfOakHill,
  oakHill,
  principalOfOakHill,
  safetyCoordinator,
  technicianOfOakHill,
  testId,
} from '../permissions/testing/index.ts';
import { runs } from '../testing/index.ts';
import {
  canChangeStatus,
  isFinished,
  statusChoices,
  type WorkOrderFacts,
  workOrderRules,
  workOrderScope,
  workOrderStatuses,
} from './index.ts';

const security = testId('security');

function anOrder(changes: Partial<WorkOrderFacts> = {}): WorkOrderFacts {
  return {
    schoolId: oakHill,
    status: 'New',
    boardId: null,
    createdByUserId: testId('creator'),
    assignedUserIds: [],
    followingUserIds: [],
    hasActivityOfOthers: true,
    ...changes,
  };
}

/** All that a person can do with an order, in the order of the rules. */
function abilities(actor: Actor, order: WorkOrderFacts): string[] {
  return Object.entries(workOrderRules)
    .filter(([, ability]) => may(ability, actor, order))
    .map(([name]) => name);
}

const everything = Object.keys(workOrderRules).filter((name) => name !== 'approve');

describe('one person, one order', () => {
  it('a principal does everything at the own school, and nothing at another', () => {
    expect(abilities(principalOfOakHill, anOrder())).toEqual(everything);
    expect(abilities(principalOfOakHill, anOrder({ schoolId: cedarCreek }))).toEqual([]);
  });

  it('a technician works on what is to be done at the school, without rewriting it', () => {
    expect(abilities(technicianOfOakHill, anOrder())).toEqual([
      'view',
      'follow',
      'comment',
      'assign',
      'assignSelf',
      'schedule',
      'moveToBoard',
      'changeFiles',
    ]);
    expect(statusChoices(technicianOfOakHill, anOrder())).toEqual([]);
    const own = anOrder({ assignedUserIds: [technicianOfOakHill.userId] });
    expect(statusChoices(technicianOfOakHill, own)).toEqual(['Started', 'Complete']);
    expect(statusChoices(technicianOfOakHill, { ...own, status: 'Declined' })).toEqual([]);
  });

  it('a teacher manages what they raised, until it is finished or others worked on it', () => {
    const own = anOrder({ createdByUserId: educatorOfOakHill.userId, hasActivityOfOthers: false });
    const managing = everything.filter((name) => name !== 'assignSelf');
    expect(abilities(educatorOfOakHill, own)).toEqual(managing);
    const later = { ...own, hasActivityOfOthers: true, status: 'Complete' as const };
    const left = new Set(['edit', 'schedule', 'delete']);
    expect(abilities(educatorOfOakHill, later)).toEqual(managing.filter((name) => !left.has(name)));
    expect(abilities(educatorOfOakHill, anOrder())).toEqual(['follow']);
  });

  it('a hidden board hides its orders from those who do not manage them', () => {
    const order = anOrder({ boardId: security, followingUserIds: [technicianOfOakHill.userId] });
    const hiding = (actor: Actor): Actor => ({
      ...actor,
      workOrderRules: { ...actor.workOrderRules, hiddenBoardIds: [security] },
    });
    expect(abilities(hiding(technicianOfOakHill), order)).toEqual([]);
    expect(abilities(hiding(educatorOfOakHill), order)).toEqual([]);
    expect(abilities(hiding(principalOfOakHill), order)).toEqual(everything);
  });

  it('only approvers decide on what awaits approval', () => {
    const waiting = anOrder({ status: 'AwaitingApproval', createdByUserId: educatorOfOakHill.userId });
    const under = (actor: Actor, approvers: 'workOrderManagers' | 'managersAtSchool' | null): Actor => ({
      ...actor,
      workOrderRules: { ...actor.workOrderRules, approvers },
    });
    const decides = (actor: Actor) => statusChoices(actor, waiting).length > 0;
    for (const approvers of ['managersAtSchool', null] as const) {
      expect(decides(under(principalOfOakHill, approvers))).toBe(true);
      expect(decides(under(educatorOfOakHill, approvers))).toBe(false);
    }
    expect(decides(under(principalOfOakHill, 'workOrderManagers'))).toBe(false);
    expect(decides(under(safetyCoordinator, 'workOrderManagers'))).toBe(true);
  });
});

describe('for any person and order', () => {
  const anyUser = fc.constantFrom(anActor().userId, testId('another'));
  const anyOrder: fc.Arbitrary<WorkOrderFacts> = fc.record({
    schoolId: anySchool,
    status: fc.constantFrom(...workOrderStatuses),
    boardId: fc.option(anyBoard),
    createdByUserId: anyUser,
    assignedUserIds: fc.uniqueArray(anyUser),
    followingUserIds: fc.uniqueArray(anyUser),
    hasActivityOfOthers: fc.boolean(),
  });

  it('lists show exactly what opens', () => {
    fc.assert(
      fc.property(anyActor, anyOrder, (actor, order) => {
        expect(isListed(actor, order)).toBe(may(workOrderRules.view, actor, order));
      }),
      runs(2000),
    );
  });

  it('nothing can be changed that cannot be seen, and only its approvers move what waits', () => {
    fc.assert(
      fc.property(anyActor, anyOrder, (actor, order) => {
        const choices = statusChoices(actor, order);
        const isSeen = may(workOrderRules.view, actor, order);
        const others = abilities(actor, order).filter((name) => name !== 'follow');
        expect(isSeen || (choices.length === 0 && others.length === 0)).toBe(true);
        expect(order.status === 'AwaitingApproval' && choices.length > 0).toBe(
          order.status === 'AwaitingApproval' && may(workOrderRules.approve, actor, order),
        );
        expect(isFinished(order.status) && may(workOrderRules.schedule, actor, order)).toBe(false);
        expect(choices.every((target) => canChangeStatus(actor, order, target))).toBe(true);
      }),
      runs(2000),
    );
  });
});

/** The conditions of a query, in memory. */
function isListed(actor: Actor, order: WorkOrderFacts): boolean {
  const scope = workOrderScope(actor);
  if (scope === null) return false;
  const { userId, managed, staffed, followed, hiddenBoardIds } = scope;
  const isAt = (schools: typeof managed) => schools === 'all' || schools.includes(order.schoolId);
  const isHidden = order.boardId !== null && hiddenBoardIds.includes(order.boardId);
  return (
    isAt(managed) ||
    order.createdByUserId === userId ||
    order.assignedUserIds.includes(userId) ||
    (!isHidden && (isAt(staffed) || (isAt(followed) && order.followingUserIds.includes(userId))))
  );
}
