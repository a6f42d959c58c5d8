// The history of a table as people read it: with the names of the people, who are stored by their ids.
import type { History } from '@schooldog/contract';
import { rolePlaces } from '@schooldog/domain/eopRoles';
import { z } from 'zod';
import type { Reader } from '../../platform/database/database.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { contactNames } from '../contacts/index.ts';

const holders = Object.fromEntries(rolePlaces.map((place) => [place, z.string().nullable()]));
const auditedSchema = z.looseObject(holders);

/** A deleted contact has an empty name. */
export async function withNames(reader: Reader, { changes, next }: History): Promise<History> {
  const ids = changes.flatMap(({ from, to }) => [...idsIn(from), ...idsIn(to)]);
  const names = new Map([...(await namesOf(reader, ids)), ...(await contactNames(reader, ids))]);
  const named = (value: unknown) => {
    const { data } = auditedSchema.safeParse(value);
    if (data === undefined) return value;
    const nameIn = (place: string) => {
      const id = data[place];
      return typeof id === 'string' ? (names.get(id) ?? '') : null;
    };
    return { ...data, ...Object.fromEntries(rolePlaces.map((place) => [place, nameIn(place)])) };
  };
  return { changes: changes.map((one) => ({ ...one, from: named(one.from), to: named(one.to) })), next };
}

function idsIn(value: unknown): string[] {
  const { data } = auditedSchema.safeParse(value);
  if (data === undefined) return [];
  return rolePlaces.flatMap((place) => {
    const id = data[place];
    return typeof id === 'string' ? [id] : [];
  });
}
