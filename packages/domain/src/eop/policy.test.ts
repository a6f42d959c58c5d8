import { expect, it } from 'vitest';
import { type Actor, everywhere, whyNot } from '../permissions/index.ts';
import {
  anActorInRole,
  oakHill,
  principalOfOakHill,
  providerStaff,
  safetyCoordinator,
} from '../permissions/testing/index.ts';
import { canBePointOfContact, editedAmong, type EopFacts, eopRules, schoolsToEditEops } from './index.ts';

const certified: EopFacts = {
  schoolId: oakHill,
  isSchoolArchived: false,
  kind: 'document',
  pointOfContactUserId: null,
  isEverCertified: true,
  isArchived: false,
  hasSomethingToCertify: true,
};
const written: EopFacts = { ...certified, isEverCertified: false };

function reasons(actor: Actor, facts: EopFacts) {
  return Object.fromEntries(
    Object.entries(eopRules).map(([name, ability]) => [name, whyNot(ability, actor, facts)?.code ?? 'ok']),
  );
}

it('the safety coordinator does everything with a certified component but delete it', () => {
  expect(reasons(safetyCoordinator, certified)).toEqual({
    view: 'ok',
    edit: 'ok',
    certify: 'ok',
    delete: 'eop.alreadyCertified',
    archive: 'ok',
    requestUpdate: 'ok',
    share: 'ok',
  });
});

it('a principal edits, certifies as the point of contact only, and archives nothing', () => {
  expect(reasons(principalOfOakHill, written)).toEqual({
    view: 'ok',
    edit: 'ok',
    certify: 'eop.certifyNotAllowed',
    delete: 'ok',
    archive: 'eop.archiveNotAllowed',
    requestUpdate: 'ok',
    share: 'eop.neverCertified',
  });
  const own = { ...written, pointOfContactUserId: principalOfOakHill.userId };
  expect(reasons(principalOfOakHill, own)).toMatchObject({ certify: 'ok' });
});

it('provider staff never certify', () => {
  const own = { ...written, pointOfContactUserId: providerStaff.userId };
  expect(reasons(providerStaff, own)).toMatchObject({ edit: 'ok', certify: 'eop.certifyNotAllowed' });
  expect(canBePointOfContact(providerStaff, oakHill)).toBe(false);
});

it('a district officer reads and asks, and changes nothing', () => {
  expect(reasons(anActorInRole('sro_district'), certified)).toEqual({
    view: 'ok',
    edit: 'eop.editNotAllowed',
    certify: 'eop.certifyNotAllowed',
    delete: 'eop.editNotAllowed',
    archive: 'eop.archiveNotAllowed',
    requestUpdate: 'ok',
    share: 'ok',
  });
});

it('an archived school or component is only read', () => {
  const closed = (code: string) => ({
    view: 'ok',
    edit: code,
    certify: code,
    delete: code,
    archive: code,
    requestUpdate: code,
    share: code,
  });
  expect(reasons(safetyCoordinator, { ...certified, isSchoolArchived: true })).toEqual(
    closed('eop.schoolArchived'),
  );
  expect(reasons(safetyCoordinator, { ...certified, isArchived: true })).toEqual(closed('eop.archived'));
});

it('nothing empty is certified, and lists stay with the plan', () => {
  expect(reasons(safetyCoordinator, { ...written, hasSomethingToCertify: false })).toMatchObject({
    certify: 'eop.empty',
  });
  expect(reasons(safetyCoordinator, { ...certified, kind: 'roles' })).toMatchObject({
    delete: 'eop.keptWithSchool',
    archive: 'eop.keptWithSchool',
  });
});

it('with the feature off nobody may do anything', () => {
  const features = { enableWorkOrders: true, enableEops: false };
  const off = reasons({ ...safetyCoordinator, features }, certified);
  expect(Object.values(off)).not.toContain('ok');
  expect(editedAmong({ ...safetyCoordinator, features }, [oakHill])).toEqual([]);
  expect(editedAmong(principalOfOakHill, [oakHill, 'elsewhere'])).toEqual([oakHill]);
});

it('lists the schools at which somebody edits plans', () => {
  expect(schoolsToEditEops(safetyCoordinator)).toBe('all');
  expect(schoolsToEditEops(principalOfOakHill)).toEqual([oakHill]);
  expect(schoolsToEditEops(anActorInRole('educator'))).toEqual([]);
  const readsOnly: Actor = { ...principalOfOakHill, permissions: { 'todo eops': everywhere } };
  expect(schoolsToEditEops(readsOnly)).toEqual([]);
});
