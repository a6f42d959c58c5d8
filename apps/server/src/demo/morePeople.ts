// People whose accounts show every state: disabled, invited, at two schools, with permissions at single schools only.
// They use no random values, so that nothing else in the district shifts.
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { atSchools, defaultPermissions, type Role } from '@schooldog/domain/permissions';
import type { NewUser } from './people.ts';
import type { DemoSchool } from './schools.ts';

type Facts = Readonly<{ id: string; name: readonly [string, string]; role: Role; title: string }> &
  Partial<Omit<NewUser, 'id' | 'role' | 'title'>>;

export function morePeople(schools: readonly DemoSchool[], coordinatorId: string): NewUser[] {
  const at = (...places: readonly number[]) => places.flatMap((place) => schools[place]?.id ?? []);
  const disabled = (timestamp: string) => ({
    isDisabled: true,
    disabledMetadata: { action: 'disable' as const, userId: coordinatorId, timestamp },
  });
  return [
    person({
      id: 'demoTwoSchools000001',
      name: ['Beatriz', 'Solano'],
      role: 'principal',
      title: 'Interim Principal',
      roleSchoolIds: at(4, 5),
      phoneNumber: '4785550611',
    }),
    person({
      id: 'demoSingleSchool0001',
      name: ['Warren', 'Oduya'],
      role: 'sro',
      title: 'Fire Marshal Liaison',
      permissions: {
        'log entries': atSchools(at(0, 6)),
        'view entries': atSchools(at(0)),
        'record drills': atSchools(at(9)),
      },
      phoneNumber: '4785550612',
    }),
    person({
      id: 'demoDisabled00000001',
      name: ['Gloria', 'Pettway'],
      role: 'educator',
      title: 'Retired Teacher',
      roleSchoolIds: at(2),
      phoneNumber: '4785550613',
      ...disabled('2026-05-29T19:40:00.000Z'),
    }),
    person({
      id: 'demoDisabled00000002',
      name: ['Stefan', 'Novák'],
      role: 'custodial',
      title: 'Night Custodian',
      roleSchoolIds: at(8),
      phoneNumber: '4785550614',
      ...disabled('2026-08-14T13:05:00.000Z'),
    }),
    person({
      id: 'demoInvited000000001',
      name: ['Amara', 'Okafor'],
      role: 'assistant_principal',
      title: 'Assistant Principal, Grade 9',
      roleSchoolIds: at(9),
      emailVerified: false,
    }),
    person({
      id: 'demoInvited000000002',
      name: ['José', 'Ibáñez'],
      role: 'clerical',
      title: 'Registrar',
      roleSchoolIds: at(10),
      emailVerified: false,
    }),
  ];
}

/** People who have not set up their account yet have no password. */
export function isInvited({ emailVerified }: NewUser): boolean {
  return emailVerified === false;
}

function person({ name: [firstName, lastName], roleSchoolIds = [], ...facts }: Facts): NewUser {
  const address = `${firstName}.${lastName}`.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return {
    firstName,
    lastName,
    email: `${address}@demo.test`.toLowerCase(),
    emailVerified: true,
    roleSchoolIds,
    permissions: defaultPermissions(facts.role, { roleSchoolIds, isDistrictLevel: false }),
    communicationPreferences: defaultCommunicationPreferences(),
    ...facts,
  };
}
