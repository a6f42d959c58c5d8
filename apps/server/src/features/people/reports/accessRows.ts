import { dateIn, type Timestamp } from '@schooldog/domain/dates';
import {
  type AccessChange,
  type Given,
  heldPermissions,
  statusOf,
  whenGiven,
} from '@schooldog/domain/people';
import { permissionValuesSchema, type PermissionValues, type Schools } from '@schooldog/domain/permissions';
import { type FieldChange, historiesOf } from '../../../platform/audit/audit.ts';
import type { Services } from '../../../platform/api/context.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { dayText, keysetBatches, type Words } from '../../../platform/exports/index.ts';
import { namesOf } from '../../../platform/identity/namesOf.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { schoolNames } from '../../schools/index.ts';
import { userRecord } from '../managed.ts';
import { type AccessKey, accessPage, type AccessRow, type WantedAccess } from './store.ts';

/** One permission of a person, or all of them, or none. */
type Held = Readonly<{ permission: string; where: string; given: Given | null }>;
type HeldBy = Readonly<{ person: AccessRow; held: readonly Held[] }>;

/** Each has up to some dozen rows, and a history. */
const peopleAtATime = 50;

/** Person after person, one row for each permission. */
export async function* accessRows(
  { database: { db } }: Services,
  wanted: WantedAccess,
  words: Words,
): AsyncGenerator<string[][]> {
  const [timeZone, schools] = await Promise.all([districtTimeZone(db), schoolNames(db)]);
  const nameOfSchool = new Map(schools.map(({ id, name }) => [id, name]));
  const whereOf = (held: Schools) =>
    held === 'all'
      ? words('allSchools')
      : [...new Set(held)].map((id) => nameOfSchool.get(id) ?? words('deletedSchool')).join(', ');
  const dayOf = (time: Timestamp) => dayText(dateIn(time, timeZone));
  for await (const batch of peopleInOrder(db, wanted)) {
    const people = await heldBy(db, batch, { wanted, words, whereOf });
    const givers = await namesOf(
      db,
      people.flatMap(({ held }) => held.flatMap(({ given }) => given?.byUserId ?? [])),
    );
    const giverOf = ({ byUserId }: Given) =>
      byUserId === null ? '' : (givers.get(byUserId) ?? words('formerUser'));
    yield people.flatMap(({ person, held }) => {
      const before = [
        person.lastName,
        person.firstName,
        person.email,
        words(`roles.${person.role}`),
        person.title,
        words(`statuses.${statusOf(person)}`),
      ];
      const after = [
        person.timeLastActive === null ? words('never') : dayOf(person.timeLastActive.toISOString()),
        person.factors.map((kind) => words(`factors.${kind}`)).join(', ') || words('noFactor'),
        words(person.isSchoolDogStaff ? 'yes' : 'no'),
      ];
      return held.map(({ permission, where, given }) => [
        ...before,
        permission,
        where,
        permission === '' ? '' : given === null ? words('beforeRecords') : dayOf(given.time),
        given === null ? '' : giverOf(given),
        ...after,
      ]);
    });
  }
}

/** Provider staff at the end. */
async function* peopleInOrder(reader: Reader, wanted: WantedAccess): AsyncGenerator<readonly AccessRow[]> {
  for (const isStaff of [false, true])
    yield* keysetBatches<AccessRow, AccessKey>(
      (page) => accessPage(reader, wanted, { ...page, isStaff }),
      ({ lastName, firstName, id }) => ({ lastName, firstName, id }),
      peopleAtATime,
    );
}

type Shown = Readonly<{ wanted: WantedAccess; words: Words; whereOf(schools: Schools): string }>;

const nothing: Held = { permission: '', where: '', given: null };

/** The histories of all of them are read at once. */
async function heldBy(
  reader: Reader,
  people: readonly AccessRow[],
  { wanted, words, whereOf }: Shown,
): Promise<HeldBy[]> {
  const histories = await historiesOf(reader, {
    recordType: userRecord.type,
    recordIds: people.map(({ id }) => id),
    fields: ['permissions', 'isSchoolDogStaff'],
  });
  return people.map((person) => {
    const history = histories.get(person.id) ?? [];
    if (person.isSchoolDogStaff) {
      const given = whenGiven(changesOf(history, 'isSchoolDogStaff', isTrue), (isStaff) => isStaff);
      return { person, held: [{ permission: words('allPermissions'), where: whereOf('all'), given }] };
    }
    const held = heldPermissions(valuesIn(person.permissions), changesOf(history, 'permissions', valuesIn))
      .filter(({ permission }) => wanted.permissions.includes(permission))
      .map(({ permission, schools, given }) => ({
        permission: words(`permissions.${permission}`),
        where: whereOf(schools),
        given,
      }));
    return { person, held: held.length === 0 ? [nothing] : held };
  });
}

function changesOf<Value>(
  history: readonly FieldChange[],
  wanted: string,
  read: (stored: unknown) => Value,
): AccessChange<Value>[] {
  return history
    .filter(({ field }) => field === wanted)
    .map(({ time, userId, from, to }) => ({
      time: time.toISOString(),
      byUserId: userId,
      from: read(from),
      to: read(to),
    }));
}

const isTrue = (stored: unknown) => stored === true;

/** A new account had none before. */
function valuesIn(stored: unknown): PermissionValues {
  return permissionValuesSchema.catch({}).parse(stored);
}
