import { richTextSchema } from '@schooldog/domain/eop';
import { defaultSkillId } from '@schooldog/domain/contacts';
import { beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { aPerson, aSchool, type TestSchool } from '../../testing/people.ts';
import { aContactForm, aContactOf, packed } from './testing/aContactOf.ts';

let fixture: TestApp;
let school: TestSchool;
let principal: TestClient;

beforeAll(async () => {
  fixture = await testApp();
  school = await aSchool(fixture.database);
  const paul = { role: 'principal', at: [school], email: 'paul@people.test', lastName: 'Reed' } as const;
  principal = await fixture.as(await aPerson(fixture.database, paul));
});

it('a file is imported once, whole, and every row is accounted for', async () => {
  const skillIds = [defaultSkillId('cpr')];
  await aContactOf(fixture.database, school.id, { email: 'kept@contacts.test', title: 'Nurse', skillIds });
  const fresh = aContactForm({ firstName: 'Ben', email: 'Ben@contacts.test' });
  const rows = [
    packed(fresh),
    packed({ ...fresh, firstName: 'Twice' }),
    packed({ ...fresh, email: 'PAUL@people.test' }),
    packed({ ...fresh, email: 'KEPT@contacts.test', firstName: 'New', title: '' }),
    packed({ ...fresh, email: 'x@y.test', phoneNumber: '478 555 0123 x9' }),
  ];
  const input = { schoolId: school.id, rows, updateExisting: false };
  const dropped = [
    { index: 1, reason: 'repeated' },
    { index: 2, reason: 'platformUser' },
    { index: 3, reason: 'existing' },
    { index: 4, reason: 'phoneInvalid' },
  ];
  const context = { context: { operationId: fixture.app.services.makeId() } };
  expect(await principal.contacts.importContacts(input, context)).toEqual({ added: 1, updated: 0, dropped });
  expect(await principal.contacts.importContacts(input, context)).toEqual({ added: 1, updated: 0, dropped });

  const update = { ...input, rows: rows.slice(3, 4), updateExisting: true };
  expect(await principal.contacts.importContacts(update)).toEqual({ added: 0, updated: 1, dropped: [] });
  const { contacts } = await principal.contacts.listContacts({ schoolId: school.id, kind: 'contacts' });
  expect(contacts.map(({ firstName, title, skillIds: has }) => [firstName, title, has])).toEqual([
    ['Ben', 'Crossing Guard', []],
    ['New', 'Nurse', skillIds],
  ]);
});

it('the largest file fits into one request', async () => {
  const large = await aSchool(fixture.database, 'Large School');
  const coordinator = await fixture.as(
    await aPerson(fixture.database, { role: 'district_safety_coordinator' }),
  );
  const title = 'A title that is as long as titles of real files are';
  const rows = Array.from({ length: 20_000 }, (_, number) =>
    packed(aContactForm({ email: `person.number.${number}@contacts.test`, title })),
  );
  const input = { schoolId: large.id, rows, updateExisting: false };
  expect(await coordinator.contacts.importContacts(input)).toEqual({
    added: 20_000,
    updated: 0,
    dropped: [],
  });
});

it('the list is a text of the plan, in the language of the reader', async () => {
  const { hooks, database } = fixture.app.services;
  const asked = { schoolId: school.id, kind: 'contactList', eopRolesId: null, language: 'es' } as const;
  const content = (await hooks.collect(database.db, 'eop.listContent', asked)).find((one) => one !== null);
  const text = JSON.stringify(richTextSchema.parse(content));
  for (const word of ['Nombre', 'Habilidades', 'New Lee', '(478) 555-0123', 'RCP y desfibrilador', 'Reed'])
    expect(text).toContain(word);
  const roles = { ...asked, kind: 'roles' } as const;
  expect((await hooks.collect(database.db, 'eop.listContent', roles)).every((one) => one === null)).toBe(
    true,
  );
});
