// Making, listing and revoking links, and "Send via Email".
import { eopLimits } from '@schooldog/domain/eop';
import type { NewResponderLink } from '@schooldog/domain/responderLinks';
import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditHistory } from '../../platform/audit/schema.ts';
import { hashOfToken } from '../../platform/identity/tokens.ts';
import { messages } from '../../platform/messages/schema.ts';
import { operations } from '../../platform/operations/schema.ts';
import { aPerson, aSchool } from '../../testing/people.ts';
import { aCertifiedComponentOf, aComponentOf } from '../eop/testing/aComponentOf.ts';
import { schools } from '../schools/schema.ts';
import { responderEvents, responderLinks } from './schema.ts';
import { respondersFixture } from './testing/respondersFixture.ts';

const fixture = await respondersFixture();
const { app, database, db, oakHill, people, principal, evacuation, mailsTo, aLink } = fixture;
const newId = () => app.services.makeId();
const rejected = (code: string) => ({ code });

const newLink = (facts: Partial<NewResponderLink> = {}): NewResponderLink => ({
  linkId: newId(),
  schoolId: oakHill.id,
  personName: 'Sam Rivera',
  agency: 'Oak County Fire',
  email: 'Sam@Fire.Example',
  days: 7,
  componentIds: null,
  includesContacts: false,
  mayDownload: false,
  ...facts,
});
const add = (facts: Partial<NewResponderLink> = {}) =>
  principal.responderLinks.addResponderLink(newLink(facts));

/** With a certified component and no links. */
async function aPlan() {
  const school = await aSchool(database, 'Pine Ridge');
  const creator = await aPerson(database, {
    role: 'principal',
    at: [school],
    firstName: 'Pia',
    language: 'es',
  });
  const component = await aCertifiedComponentOf(database, { schoolId: school.id, name: 'Lockdown' });
  return { school, creator, component, client: await fixture.as(creator) };
}

describe('a new link', () => {
  it('is mailed and shown once; only the hash of its token is stored', async () => {
    const linkId = newId();
    const operationId = newId();
    const { url, timeExpires } = await principal.responderLinks.addResponderLink(newLink({ linkId }), {
      context: { operationId },
    });
    expect(timeExpires).toBe('2026-11-24T15:00:00.000Z');
    const token = /^http:\/\/oakcounty\.example\/responder\/([\w-]{43})$/.exec(url)?.[1] ?? '';
    const [row] = await db.select().from(responderLinks).where(eq(responderLinks.id, linkId));
    expect(row).toMatchObject({
      tokenHash: hashOfToken(token),
      email: 'sam@fire.example',
      timeRevoked: null,
    });
    const [mail, ...others] = await mailsTo('sam@fire.example');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Oak Hill emergency plan: your access');
    expect(mail?.text).toContain(url);
    expect(await db.$count(operations, eq(operations.id, operationId))).toBe(0);
    const kept = await db.select().from(auditHistory).where(eq(auditHistory.recordId, linkId));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
    await expect(add({ linkId })).rejects.toMatchObject(rejected('responderLink.idTaken'));
  });

  it('needs something certified, at a school that is in use', async () => {
    const draft = await aComponentOf(database, { schoolId: oakHill.id });
    const nothing = rejected('responderLink.nothingCertified');
    await expect(add({ componentIds: [draft.id] })).rejects.toMatchObject(nothing);
    const { school, client, component } = await aPlan();
    await expect(add({ componentIds: [component.id] })).rejects.toMatchObject(nothing);
    await db.update(schools).set({ timeArchived: new Date() }).where(eq(schools.id, school.id));
    const atArchived = client.responderLinks.addResponderLink(newLink({ schoolId: school.id }));
    await expect(atArchived).rejects.toMatchObject(rejected('eop.schoolArchived'));
  });

  it('is one of twenty at most, also when many are made at the same time', async () => {
    const { school, client, creator } = await aPlan();
    const at = { schoolId: school.id, createdByUserId: creator.id };
    for (let made = 0; made < 16; made += 1) await aLink(at);
    await aLink({ ...at, timeRevoked: new Date() });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        client.responderLinks.addResponderLink(newLink({ schoolId: school.id })),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject(
      rejected('responderLink.tooMany'),
    );
  });
});

it('lists links with their end and their use, live ones first', async () => {
  const { school, creator, component, client } = await aPlan();
  const disabled = await aPerson(database, { role: 'principal', at: [school], isDisabled: true });
  const at = { schoolId: school.id, createdByUserId: creator.id };
  const early = { timeCreated: new Date('2026-11-01T00:00:00Z') };
  const live = await aLink({ ...at, ...early, componentIds: [component.id] });
  const orphan = await aLink({ ...at, ...early, createdByUserId: disabled.id });
  const revoked = await aLink(at);
  const expired = await aLink({ ...at, timeExpires: new Date('2026-11-17T15:00:00Z') });
  await client.responderLinks.revokeResponderLink({ linkId: revoked.id });
  await client.responderLinks.revokeResponderLink({ linkId: expired.id });
  const time = new Date('2026-11-17T15:00:00.000Z');
  await db.insert(responderEvents).values(
    (['linkOpened', 'codeWrong', 'codeEntered', 'viewed', 'downloaded', 'rejected'] as const).map(
      (event) => ({
        linkId: live.id,
        event,
        componentId: event === 'viewed' ? component.id : null,
        time,
      }),
    ),
  );
  const listed = await client.responderLinks.listResponderLinks({ schoolId: school.id });
  expect(Object.fromEntries(listed.map(({ id, end }) => [id, end]))).toEqual({
    [live.id]: null,
    [orphan.id]: 'creatorDisabled',
    [revoked.id]: 'revoked',
    [expired.id]: 'expired',
  });
  expect(listed.find(({ id }) => id === live.id)).toMatchObject({
    components: [{ name: 'Lockdown', guidanceKey: null }],
    createdByName: 'Pia Tester',
    views: 2,
    failures: 2,
    lastUsed: time.toISOString(),
  });
  expect(listed.slice(0, 2).map(({ id }) => id)).toContain(live.id);
  expect(listed.find(({ id }) => id === revoked.id)).toMatchObject({ revokedByName: 'Pia Tester' });
  const events = await client.responderLinks.listResponderEvents({ linkId: live.id });
  expect(events).toHaveLength(6);
  expect(events[2]).toMatchObject({ event: 'viewed', component: { name: 'Lockdown' } });
});

describe('a component sent by email', () => {
  const recipient = (name: string) => ({ email: `${name}@police.example`.toLowerCase(), firstName: name });

  it('is a link of their own for every recipient, in the language of those who have an account', async () => {
    const { school, component, client, creator } = await aPlan();
    const colleague = await aPerson(database, { role: 'principal', at: [school], language: 'en' });
    const emails = [recipient('Ana'), { email: colleague.email, firstName: 'Cole' }, recipient('Ana')];
    const input = { eopComponentId: component.id, emails, emailMessage: 'Please read <b>page 2</b>.' };
    await client.responderLinks.shareEopComponentByEmail(input);
    const made = await db.select().from(responderLinks).where(eq(responderLinks.schoolId, school.id));
    expect(made).toHaveLength(2);
    expect(made[0]).toMatchObject({
      componentIds: [component.id],
      agency: '',
      mayDownload: false,
      isShared: true,
      createdByUserId: creator.id,
    });
    const [[outside], [inside]] = [await mailsTo('ana@police.example'), await mailsTo(colleague.email)];
    expect(outside?.text).toContain('Hola, Ana:');
    expect(inside?.text).toContain('Hello Cole,');
    expect(inside?.html).toContain('&lt;b&gt;page 2&lt;');
    const addressIn = (mail: typeof inside) => /http\S+\/responder\/\S+/.exec(mail?.text ?? '')?.[0];
    expect(addressIn(outside)).not.toBe(addressIn(inside));
  });

  it('goes to people who may read it without edit rights, and to others only with them', async () => {
    const officer = await fixture.as(people.officer);
    const share = (email: string) =>
      officer.responderLinks.shareEopComponentByEmail({
        eopComponentId: evacuation.id,
        emails: [{ email, firstName: 'Someone' }],
        emailMessage: '',
      });
    await share(people.principal.email.toUpperCase());
    const outside = rejected('eop.outsideNotAllowed');
    const educator = await aPerson(database, { role: 'educator', at: [oakHill] });
    const former = await aPerson(database, { role: 'principal', at: [oakHill], isDisabled: true });
    await expect(share('sam@police.example')).rejects.toMatchObject(outside);
    await expect(share(educator.email)).rejects.toMatchObject(outside);
    await expect(share(former.email)).rejects.toMatchObject(outside);
  });

  it('is certified, and sent to all of them or to none', async () => {
    const { school, creator, component, client } = await aPlan();
    const draft = await aComponentOf(database, { schoolId: school.id });
    const share = (eopComponentId: string, number: number) =>
      client.responderLinks.shareEopComponentByEmail({
        eopComponentId,
        emails: Array.from({ length: number }, (_, at) => recipient(`whole${at}`)),
        emailMessage: '',
      });
    await expect(share(draft.id, 1)).rejects.toMatchObject(rejected('eop.neverCertified'));
    await expect(share(component.id, 21)).rejects.toMatchObject(rejected('input.invalid'));
    await aLink({ schoolId: school.id, createdByUserId: creator.id });
    await expect(share(component.id, 20)).rejects.toMatchObject(rejected('responderLink.tooMany'));
    expect(await db.$count(messages, like(messages.recipient, 'whole%'))).toBe(0);
    await share(component.id, 19);
    expect(await db.$count(messages, like(messages.recipient, 'whole%'))).toBe(19);
  });
});

describe('links made by one person', () => {
  const perDay = eopLimits.recipientsPerDay;
  const tooMany = rejected('eop.tooManyRecipients');

  /** Someone who has made this many today, of both kinds, and one more yesterday. */
  async function aCreatorWho(made: number) {
    const plan = await aPlan();
    const { school, creator, component, client } = plan;
    const at = { schoolId: school.id, createdByUserId: creator.id };
    const timeCreated = new Date('2026-11-17T10:00:00Z');
    const yesterday = new Date('2026-11-16T15:00:00Z');
    await aLink({ ...at, timeCreated: yesterday, timeRevoked: yesterday });
    for (let number = 0; number < made; number += 1)
      await aLink({ ...at, isShared: number % 2 === 0, timeCreated, timeRevoked: timeCreated });
    const emailOf = (name: string) => `${name}@police.example`;
    return {
      number: () => db.$count(responderLinks, eq(responderLinks.createdByUserId, creator.id)),
      share: (...names: readonly string[]) =>
        client.responderLinks.shareEopComponentByEmail({
          eopComponentId: component.id,
          emails: names.map((name) => ({ email: emailOf(name), firstName: name })),
          emailMessage: '',
        }),
      addOne: () => client.responderLinks.addResponderLink(newLink({ schoolId: school.id })),
    };
  }

  it('are a hundred a day at most, sent by email or made one by one', async () => {
    const { share, addOne, number } = await aCreatorWho(perDay - 2);
    await expect(share('one', 'two', 'three')).rejects.toMatchObject(tooMany);
    await share('one');
    await addOne();
    await expect(addOne()).rejects.toMatchObject(tooMany);
    await expect(share('two')).rejects.toMatchObject(tooMany);
    expect(await number()).toBe(perDay + 1);
  });

  it('do not exceed it together when they are made at the same time', async () => {
    const { share, addOne } = await aCreatorWho(perDay - 3);
    const outcomes = await Promise.allSettled([
      addOne(),
      share('one'),
      addOne(),
      share('two'),
      addOne(),
      share('three'),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });
});
