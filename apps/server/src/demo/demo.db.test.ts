import { roles } from '@schooldog/domain/permissions';
import { expect, it } from 'vitest';
import { schools } from '../features/schools/schema.ts';
import { readOrganization } from '../features/settings/index.ts';
import { users } from '../platform/identity/schema.ts';
import { testApp } from '../testing/app.ts';
import { prepareDistrict } from './prepareDistrict.ts';

async function districtOf(house: Awaited<ReturnType<typeof testApp>>) {
  const { db } = house.database;
  return {
    schools: (await db.select().from(schools).orderBy(schools.id)).map(({ id, name, phone }) => ({
      id,
      name,
      phone,
    })),
    people: (await db.select().from(users).orderBy(users.id)).map(
      ({ id, name, email, role, permissions }) => ({ id, name, email, role, permissions }),
    ),
    groupings: (await readOrganization(db)).schoolGroupings,
  };
}

it('makes the same believable district every time, and only once', async () => {
  const [first, second] = [await testApp(), await testApp()];
  const notes = await prepareDistrict(first.app.services, { demo: true });
  await prepareDistrict(second.app.services, { demo: true });
  const district = await districtOf(first);
  expect(await districtOf(second)).toEqual(district);

  expect(district.schools).toHaveLength(12);
  expect(district.groupings).toHaveLength(3);
  expect(district.groupings.flatMap(({ schoolIds }) => schoolIds)).toHaveLength(12);
  expect(district.people.length).toBeGreaterThanOrEqual(75);
  const addresses = district.people.map(({ email }) => email);
  for (const role of roles) expect(addresses).toContain(`${role}@demo.test`);
  expect(addresses).toContain('staff@demo.test');
  expect(notes.join('\n')).toContain('principal@demo.test');

  await prepareDistrict(first.app.services, { demo: true });
  expect(await districtOf(first)).toEqual(district);
});

it('signs everybody in with the printed password', async () => {
  const house = await testApp();
  await prepareDistrict(house.app.services, { demo: true });
  const answer = await house.app.http.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: 'work_order_submitter@demo.test', password: 'demo-school-2026' },
  });
  expect(answer.statusCode).toBe(200);
});

it('offers a link for the first administrator where no demo is wanted', async () => {
  const house = await testApp();
  const notes = await prepareDistrict(house.app.services, { demo: false });
  const token = /\/auth\/setup\?first=(\S+)/.exec(notes.join('\n'))?.[1] ?? '';
  await house.nobody.users.createFirstAdministrator({
    token,
    firstName: 'Ada',
    lastName: 'First',
    email: 'ada@district.test',
    password: 'a long enough password',
  });
  expect(await prepareDistrict(house.app.services, { demo: false })).toEqual([]);
});
