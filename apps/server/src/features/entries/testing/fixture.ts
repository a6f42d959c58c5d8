// A small district for the tests of entries: two schools, people of every kind, and entries in sequence.
import { randomBytes } from 'node:crypto';
import type { NewEntry } from '@schooldog/domain/entries';
import { makeId } from '@schooldog/domain/kernel';
import { atSchools } from '@schooldog/domain/permissions';
import { defaultObservationSettings } from '@schooldog/domain/settings';
import { expect } from 'vitest';
import type { Log } from '../../../platform/logging/log.ts';
import { testApp, type TestApp, type TestClient } from '../../../testing/app.ts';
import { aPerson, aSchool, type TestPerson, type TestSchool } from '../../../testing/people.ts';

export const newId = () => makeId(randomBytes);
export const refused = (code: string): unknown => expect.objectContaining({ code });

export type EntriesFixture = Readonly<{
  fixture: TestApp;
  oakHill: TestSchool;
  pineRidge: TestSchool;
  people: Readonly<Record<'coordinator' | 'principal' | 'custodian' | 'partner', TestPerson>>;
  clients: Readonly<Record<'coordinator' | 'principal' | 'custodian' | 'partner', TestClient>>;
}>;

export async function entriesFixture(clock?: () => Date, log?: Log): Promise<EntriesFixture> {
  const fixture = await testApp({}, clock, log);
  const { database } = fixture;
  const oakHill = await aSchool(database, 'Oak Hill Elementary');
  const pineRidge = await aSchool(database, 'Pine Ridge Elementary');
  const people = {
    coordinator: await aPerson(database, { role: 'district_safety_coordinator', firstName: 'Dana' }),
    principal: await aPerson(database, { role: 'principal', at: [oakHill], firstName: 'Paul' }),
    custodian: await aPerson(database, {
      role: 'custodial',
      at: [oakHill],
      firstName: 'Cora',
    }),
    // A user of another school who may log and view here.
    partner: await aPerson(database, {
      role: 'sro',
      at: [pineRidge],
      firstName: 'Sam',
      permissions: {
        'log entries': atSchools([oakHill.id, pineRidge.id]),
        'view entries': atSchools([oakHill.id, pineRidge.id]),
      },
    }),
  };
  const clients = {
    coordinator: await fixture.as(people.coordinator),
    principal: await fixture.as(people.principal),
    custodian: await fixture.as(people.custodian),
    partner: await fixture.as(people.partner),
  };
  return { fixture, oakHill, pineRidge, people, clients };
}

const { categories, items } = defaultObservationSettings();
const [category] = categories;
const item = items.find((known) => known.categories.includes(category?.id ?? ''));
if (category === undefined || item === undefined) throw new Error('the default set is empty');
export const aKind = { category, item };

type Changed = Partial<Omit<NewEntry, 'entry'>> & { schoolId: string; entry?: Partial<NewEntry['entry']> };

export function anEntry({ entry, ...rest }: Changed): NewEntry {
  return {
    entryId: newId(),
    timestamp: '2026-10-05T14:30:00.000Z',
    isFloating: true,
    safetyAlert: null,
    tasksToAddOnSubmission: [],
    ...rest,
    entry: {
      observationCategoryId: aKind.category.id,
      observationItemId: aKind.item.id,
      observationType: 'concern',
      quantity: 1,
      comment: '',
      location: '',
      locationDataProfileId: null,
      locationDataProfileOptionId: null,
      manualTags: [],
      imageIds: [],
      ...entry,
    },
  };
}
