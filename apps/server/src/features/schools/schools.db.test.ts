import { makeId } from '@schooldog/domain/kernel';
import {
  type SchoolForm,
  schoolInfoMerge,
  schoolInfoOf,
  type SchoolLink,
  schoolLinksMerge,
} from '@schooldog/domain/schools';
import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { aPerson, aSchool, type TestPerson, type TestSchool } from '../../testing/people.ts';

const newId = () => makeId(randomBytes);
const refused = (code: string): unknown => expect.objectContaining({ code });

let fixture: TestApp;
let oakHill: TestSchool;
let pineRidge: TestSchool;
let dana: TestPerson;
let coordinator: TestClient;
let principalOfOakHill: TestClient;
let educatorOfOakHill: TestClient;

beforeAll(async () => {
  fixture = await testApp();
  const { database, as } = fixture;
  oakHill = await aSchool(database, 'Oak Hill Elementary');
  pineRidge = await aSchool(database, 'Pine Ridge Elementary');
  dana = await aPerson(database, { role: 'district_safety_coordinator', firstName: 'Dana' });
  coordinator = await as(dana);
  principalOfOakHill = await as(
    await aPerson(database, { role: 'principal', at: [oakHill], firstName: 'Paul' }),
  );
  educatorOfOakHill = await as(await aPerson(database, { role: 'educator', at: [oakHill] }));
});

/** As the form sends it: the changes relative to the present state. */
async function changed(schoolId: string, changes: Partial<SchoolForm>) {
  const seen = schoolInfoOf(await coordinator.schools.getSchool({ schoolId }));
  return { schoolId, edit: schoolInfoMerge.compare(seen, { ...seen, ...changes }) };
}

async function submit(client: TestClient, schoolId: string, changes: Partial<SchoolForm>) {
  return client.schools.schoolFormSubmit(await changed(schoolId, changes));
}

describe('school info', () => {
  it('is saved field by field, with phones and fax in their stored form', async () => {
    const saved = await submit(principalOfOakHill, oakHill.id, {
      phone: '404 555 0123',
      fax: '4045550199',
      email: 'Office@OakHill.org',
      principalName: 'Paul Reed',
    });
    expect(saved).toMatchObject({
      name: 'Oak Hill Elementary',
      phone: '(404) 555-0123',
      fax: '+404.555.0199',
      email: 'office@oakhill.org',
      principalName: 'Paul Reed',
    });
    const again = await submit(principalOfOakHill, oakHill.id, { phone: '(404) 555-0123 ' });
    expect(again).toMatchObject({ phone: saved.phone, fax: saved.fax, principalName: 'Paul Reed' });
  });

  it('treats an empty phone as none', async () => {
    await submit(principalOfOakHill, oakHill.id, { contactPhone: '404 555 0100' });
    const saved = await submit(principalOfOakHill, oakHill.id, { contactPhone: '' });
    expect(saved.contactPhone).toBeNull();
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ phone: '12345' }, 'phone'],
    [{ fax: 'none' }, 'fax'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ principalName: 'x'.repeat(121) }, 'principalName'],
  ])('rejects %j and names the field', async (changes, field) => {
    const attempt = submit(principalOfOakHill, oakHill.id, changes);
    await expect(attempt).rejects.toMatchObject({
      code: 'input.invalid',
      status: 400,
      data: { issues: expect.arrayContaining([expect.objectContaining({ path: ['edit', field, 'to'] })]) },
    });
  });

  it('is renamed only by those who manage the district', async () => {
    const rename = await changed(oakHill.id, { name: 'Oak Hill Academy' });
    await expect(principalOfOakHill.schools.schoolFormSubmit(rename)).rejects.toEqual(
      refused('school.renameNotAllowed'),
    );
    expect((await coordinator.schools.schoolFormSubmit(rename)).name).toBe('Oak Hill Academy');
    // Sending the name it already has is not a change.
    expect((await principalOfOakHill.schools.schoolFormSubmit(rename)).name).toBe('Oak Hill Academy');
  });

  it('keeps both edits when two people change different fields at once', async () => {
    await Promise.all([
      submit(principalOfOakHill, oakHill.id, { principalName: 'Paula Reed' }),
      submit(coordinator, oakHill.id, { website: 'oakhill.example.org' }),
    ]);
    expect(await coordinator.schools.getSchool({ schoolId: oakHill.id })).toMatchObject({
      principalName: 'Paula Reed',
      website: 'oakhill.example.org',
    });
  });

  it('stays closed to other schools and to users without the permission, who do not even learn that it exists', async () => {
    const edit = (schoolId: string) => ({ schoolId, edit: { principalName: { from: '', to: 'Mallory' } } });
    await expect(principalOfOakHill.schools.schoolFormSubmit(edit(pineRidge.id))).rejects.toEqual(
      refused('school.editNotAllowed'),
    );
    await expect(principalOfOakHill.schools.schoolFormSubmit(edit(newId()))).rejects.toEqual(
      refused('school.editNotAllowed'),
    );
    await expect(educatorOfOakHill.schools.schoolFormSubmit(edit(oakHill.id))).rejects.toEqual(
      refused('school.editNotAllowed'),
    );
    await expect(principalOfOakHill.schools.getSchool({ schoolId: pineRidge.id })).rejects.toEqual(
      refused('school.viewNotAllowed'),
    );
    await expect(coordinator.schools.getSchool({ schoolId: newId() })).rejects.toEqual(
      refused('school.notFound'),
    );
    await expect(fixture.nobody.schools.getSchool({ schoolId: oakHill.id })).rejects.toEqual(
      refused('session.needed'),
    );
  });
});

describe('school links', () => {
  it('need a name and a web address, and are completed with https', async () => {
    const saved = await principalOfOakHill.schools.editSchoolLinks({
      schoolId: oakHill.id,
      edit: { links: { added: [{ name: 'Map', url: 'maps.example.org/oak' }], removed: [] } },
    });
    expect(saved.links).toEqual([{ name: 'Map', url: 'https://maps.example.org/oak' }]);
    for (const link of [
      { name: '', url: 'a.org' },
      { name: 'A', url: '' },
      { name: 'A', url: 'javascript:x' },
    ]) {
      const attempt = principalOfOakHill.schools.editSchoolLinks({
        schoolId: oakHill.id,
        edit: { links: { added: [link], removed: [] } },
      });
      await expect(attempt).rejects.toEqual(refused('input.invalid'));
    }
  });
});

describe('two people who edit one school', () => {
  const info = async () => schoolInfoOf(await coordinator.schools.getSchool({ schoolId: oakHill.id }));
  const editor = async (client: TestClient) => {
    const seen = await info();
    return (changes: Partial<SchoolForm>) =>
      client.schools.schoolFormSubmit({
        schoolId: oakHill.id,
        edit: schoolInfoMerge.compare(seen, { ...seen, ...changes }),
      });
  };

  it('cannot send whole values that would overwrite the other’s changes', async () => {
    const answer = await fixture.app.http.inject({
      method: 'POST',
      url: '/api/schools/schoolFormSubmit',
      headers: { cookie: await fixture.cookieOf(dana) },
      payload: { schoolId: oakHill.id, schoolData: { principalName: 'Nobody' } },
    });
    expect(answer.statusCode).toBe(400);
    expect((await info()).principalName).not.toBe('Nobody');
  });

  it('both keep what they changed, and the later one is asked about the same field', async () => {
    const [first, second] = [await editor(principalOfOakHill), await editor(coordinator)];
    await first({ principalName: 'Paula Reed', phone: '404 555 0111' });
    const address = { street: '1 Oak St', city: 'Macon', state: 'GA', zip: '31201' };
    expect(await second({ address })).toMatchObject({
      address,
      principalName: 'Paula Reed',
      phone: '(404) 555-0111',
    });
    const third = await editor(coordinator);
    await (
      await editor(principalOfOakHill)
    )({ address: { ...address, zip: '31202' } });
    await expect(
      third({ address: { ...address, zip: '31203' }, website: 'oak.example' }),
    ).rejects.toMatchObject({
      code: 'record.conflict',
      data: {
        conflicts: [{ path: ['address'], present: { zip: '31202' }, byName: 'Paul Tester' }],
      },
    });
    expect((await info()).website).not.toContain('oak.example');
  });

  it('both keep the links that they add', async () => {
    const [schoolId, seen] = [
      oakHill.id,
      (await coordinator.schools.getSchool({ schoolId: oakHill.id })).links,
    ];
    const link = (name: string) => ({ name, url: `https://${name}.example` });
    const save = (client: TestClient, links: SchoolLink[]) =>
      client.schools.editSchoolLinks({
        schoolId,
        edit: schoolLinksMerge.compare({ links: seen }, { links }),
      });
    await save(principalOfOakHill, [...seen, link('map')]);
    const { links } = await save(coordinator, [link('menu')]);
    expect(links).toEqual([link('map'), link('menu')]);
  });
});

describe('lists', () => {
  it('names all schools to every signed-in user, details only to district users', async () => {
    expect((await educatorOfOakHill.schools.listSchoolNames()).map(({ id }) => id)).toEqual(
      expect.arrayContaining([oakHill.id, pineRidge.id]),
    );
    expect((await coordinator.schools.listSchools()).map(({ id }) => id)).toEqual(
      expect.arrayContaining([oakHill.id, pineRidge.id]),
    );
    await expect(principalOfOakHill.schools.listSchools()).rejects.toEqual(refused('school.listNotAllowed'));
  });
});

describe('history', () => {
  it('records who changed which field from what to what, newest first, in pages', async () => {
    const school = await aSchool(fixture.database, 'History Elementary');
    for (const principalName of Array.from({ length: 60 }, (_, at) => `Principal ${at}`)) {
      await submit(coordinator, school.id, { principalName });
    }
    const first = await coordinator.schools.getSchoolHistory({ schoolId: school.id });
    expect(first.changes).toHaveLength(50);
    expect(first.changes[0]).toMatchObject({
      field: 'principalName',
      from: 'Principal 58',
      to: 'Principal 59',
      userName: 'Dana Tester',
    });
    const second = await coordinator.schools.getSchoolHistory({
      schoolId: school.id,
      before: first.next ?? 0,
    });
    expect(second.changes).toHaveLength(10);
    expect(second.next).toBeNull();
    expect(second.changes.at(-1)).toMatchObject({ from: '', to: 'Principal 0' });
  });

  it('has no entry when a save changed nothing', async () => {
    const school = await aSchool(fixture.database, 'Quiet Elementary');
    const edit = { name: { from: 'Quiet', to: 'Quiet Elementary' } };
    await coordinator.schools.schoolFormSubmit({ schoolId: school.id, edit });
    expect((await coordinator.schools.getSchoolHistory({ schoolId: school.id })).changes).toEqual([]);
  });
});

describe('a repeated operation', () => {
  it('answers as the first time and changes nothing twice, even when both come at once', async () => {
    const operationId = newId();
    const input = await changed(oakHill.id, { principalName: `Once ${operationId}` });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        principalOfOakHill.schools.schoolFormSubmit(input, { context: { operationId } }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { changes } = await coordinator.schools.getSchoolHistory({ schoolId: oakHill.id });
    expect(changes.filter(({ to }) => to === `Once ${operationId}`)).toHaveLength(1);
  });

  it('is rejected when the same id comes with other content or from another person', async () => {
    const operationId = newId();
    const { principalName: from } = await coordinator.schools.getSchool({ schoolId: oakHill.id });
    const send = (who: TestClient, to: string) =>
      who.schools.schoolFormSubmit(
        { schoolId: oakHill.id, edit: { principalName: { from, to } } },
        { context: { operationId } },
      );
    await send(principalOfOakHill, 'First');
    await expect(send(principalOfOakHill, 'Second')).rejects.toEqual(refused('operation.idReused'));
    await expect(send(coordinator, 'First')).rejects.toEqual(refused('operation.idReused'));
  });

  it('may be retried after a rejection', async () => {
    const operationId = newId();
    const send = (who: TestClient) =>
      who.schools.schoolFormSubmit(
        { schoolId: pineRidge.id, edit: { principalName: { from: '', to: 'Later' } } },
        { context: { operationId } },
      );
    await expect(send(principalOfOakHill)).rejects.toEqual(refused('school.editNotAllowed'));
    expect((await send(coordinator)).principalName).toBe('Later');
  });
});
