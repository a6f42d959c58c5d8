// The short text form whose length limits how many schools one account can be tied to. Each permission is one
// letter and each school id is written once, followed by the letters of the permissions held there:
//   letters held everywhere, then for each school ";" id letters, for example "ac;<20 characters>bd;<20>b"
import { problem } from '../problems/index.ts';
import { type Permission, permissions } from './permissions.ts';
import {
  atSchools,
  everywhere,
  normalizePermissions,
  type PermissionValues,
  schoolsOfValue,
} from './value.ts';

export const permissionClaimLimit = 984;

/** A letter is never reused for another permission, so that stored text keeps its meaning. */
const letters: { readonly [permission in Permission]: string } = {
  'log entries': 'a',
  'send neighborhood watch': 'b',
  'view entries': 'c',
  'manage entries': 'd',
  'manage other entries': 'e',
  'download entry reports': 'f',
  'send safety alerts': 'g',
  'receive safety alerts': 'h',
  'manage safety alerts': 'i',
  'propose tasks': 'j',
  'be proposed tasks': 'k',
  'manage tasks': 'l',
  'manage tasks settings': 'm',
  'manage task users': 'n',
  'record drills': 'o',
  'view assessments': 'p',
  'submit assessments': 'q',
  'manage assessments': 'r',
  'create rubrics': 's',
  'manage rubrics': 't',
  'view entry leaderboards': 'u',
  'view data insights': 'v',
  'manage data profiles': 'w',
  'download administrative reports': 'x',
  'manage users': 'y',
  'manage district': 'z',
  'manage schools': 'A',
  'todo eops': 'B',
};

const permissionOfLetter = new Map(permissions.map((permission) => [letters[permission], permission]));

const wellFormed = /^[A-Za-z]*(;[A-Za-z0-9]{20}[A-Za-z]+)*$/;
const idLength = 20;

export function compactPermissions(values: PermissionValues): string {
  let always = '';
  const lettersAt = new Map<string, string>();
  for (const permission of permissions) {
    const letter = letters[permission];
    const schools = schoolsOfValue(values[permission]);
    if (schools === 'all') always += letter;
    else for (const id of new Set(schools)) lettersAt.set(id, (lettersAt.get(id) ?? '') + letter);
  }
  const rows = [...lettersAt].map(([schoolId, held]) => schoolId + held);
  return [always, ...rows.toSorted()].join(';');
}

/** Gives the values back in their normal form. */
export function expandPermissions(text: string): PermissionValues {
  if (!wellFormed.test(text)) throw malformed();
  const [always = '', ...rows] = text.split(';');
  const schoolsOf = new Map<Permission, string[]>();
  for (const row of rows) {
    for (const permission of permissionsOf(row.slice(idLength))) {
      schoolsOf.set(permission, [...(schoolsOf.get(permission) ?? []), row.slice(0, idLength)]);
    }
  }
  const values = [
    ...[...schoolsOf].map(([permission, schoolIds]) => [permission, atSchools(schoolIds)] as const),
    ...permissionsOf(always).map((permission) => [permission, everywhere] as const),
  ];
  return normalizePermissions(Object.fromEntries(values));
}

export function fitsClaimLimit(values: PermissionValues): boolean {
  return compactPermissions(values).length <= permissionClaimLimit;
}

function permissionsOf(held: string): Permission[] {
  return Array.from(held, (letter) => {
    const permission = permissionOfLetter.get(letter);
    if (permission === undefined) throw malformed();
    return permission;
  });
}

function malformed() {
  return problem('permissions.malformed');
}
