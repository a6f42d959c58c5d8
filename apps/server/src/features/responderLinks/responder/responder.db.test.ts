// What a responder can do with a link, and what anyone else cannot.
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { contactListIdOf } from '@schooldog/domain/eop';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { settings } from '../../../platform/settingsDocuments/schema.ts';
import { users } from '../../../platform/identity/schema.ts';
import { hashOfToken, newToken } from '../../../platform/identity/tokens.ts';
import { rateLimits } from '../../../platform/rateLimit/schema.ts';
import { aPerson, aSchool } from '../../../testing/people.ts';
import { aCertifiedComponentOf, aComponentOf } from '../../eop/testing/aComponentOf.ts';
import { schools } from '../../schools/schema.ts';
import { responderLinks, responderVisits } from '../schema.ts';
import { respondersFixture } from '../testing/respondersFixture.ts';
import { deleteOldVisits } from './store.ts';

const fixture = await respondersFixture();
const { database, db, oakHill, evacuation, aLink, device, eventsOf, codeMailedTo } = fixture;

type Device = ReturnType<typeof device>;
type Link = Awaited<ReturnType<typeof aLink>>;

async function askCode(browser: Device, { token, email }: Link) {
  const sent = await browser.post('sendResponderCode', { token, language: 'en' });
  const { codeId } = sent.json<{ codeId: string }>();
  return { token, codeId, code: await codeMailedTo(email) };
}

async function enter(browser: Device, link: Link) {
  return browser.post('enterResponderCode', await askCode(browser, link));
}

const problemOf = (answer: Awaited<ReturnType<Device['post']>>) => answer.json<{ code?: string }>().code;
const open = (browser: Device, { token }: Pick<Link, 'token'>) =>
  browser.post('openResponderLink', { token });
const read = (browser: Device, { token }: Link, componentId: string, isDownload = false) =>
  browser.post('readDocument', { token, componentId, isDownload });

describe('a link that opens nothing', () => {
  const ended = { statusCode: 403, code: 'responderLink.ended', data: {} };
  const outcome = async (link: Pick<Link, 'token'>) => {
    const answer = await open(device(), link);
    return { statusCode: answer.statusCode, ...answer.json<{ code: string; data: object }>() };
  };

  it('answers like one that never existed: expired, revoked, creator disabled, school archived', async () => {
    const disabled = await aPerson(database, { role: 'principal', at: [oakHill], isDisabled: true });
    const archived = await aSchool(database, 'Closed School');
    await db.update(schools).set({ timeArchived: new Date() }).where(eq(schools.id, archived.id));
    const links = [
      { token: newToken() },
      { token: 'too short' },
      await aLink({ timeExpires: new Date('2026-11-17T14:59:59Z') }),
      await aLink({ timeRevoked: new Date('2026-11-17T14:00:00Z') }),
      await aLink({ createdByUserId: disabled.id }),
      await aLink({ createdByUserId: 'aaaaaaaaaaaaaaaaaaaa' }),
      await aLink({ schoolId: archived.id }),
    ];
    for (const link of links) expect(await outcome(link)).toMatchObject(ended);
    expect(await outcome(await aLink())).toMatchObject({ statusCode: 200, step: 'code' });
  });

  it('ends at once for a device that already reads, and every attempt is recorded', async () => {
    const link = await aLink();
    const browser = device();
    expect((await enter(browser, link)).json()).toMatchObject({ step: 'reading' });
    await fixture.principal.responderLinks.revokeResponderLink({ linkId: link.id });
    expect(problemOf(await open(browser, link))).toBe('responderLink.ended');
    expect(problemOf(await read(browser, link, evacuation.id))).toBe('responderLink.ended');
    expect(await eventsOf(link.id)).toEqual(['codeSent', 'codeEntered', 'rejected', 'rejected']);
  });

  it('follows the feature and its creator from one request to the next', async () => {
    const creator = await aPerson(database, { role: 'principal', at: [oakHill] });
    const link = await aLink({ createdByUserId: creator.id });
    const setFeature = (enableEops: boolean) =>
      db
        .insert(settings)
        .values({ name: 'app', value: { enableEops } })
        .onConflictDoUpdate({ target: settings.name, set: { value: { enableEops } } });
    await setFeature(false);
    expect(await outcome(link)).toMatchObject(ended);
    await setFeature(true);
    expect(await outcome(link)).toMatchObject({ step: 'code' });
    await db.update(users).set({ isDisabled: true }).where(eq(users.id, creator.id));
    expect(await outcome(link)).toMatchObject(ended);
  });
});

describe('a code', () => {
  it('opens the plan on the device that asked for it, for eight hours', async () => {
    const link = await aLink();
    const browser = device();
    expect((await open(browser, link)).json()).toEqual({ step: 'code', maskedEmail: 's•••@fire.example' });
    const answer = await enter(browser, link);
    expect(answer.json()).toMatchObject({
      step: 'reading',
      schoolName: 'Oak Hill',
      timeZone: 'America/New_York',
      timeVisitExpires: '2026-11-17T23:00:00.000Z',
      documents: [{ componentId: evacuation.id, name: 'Evacuation' }],
    });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^schooldog\.responder_\w{20}=[\w-]{43}; .*Path=\/api\/responderLinks; HttpOnly; SameSite=Strict$/,
    );
    expect((await open(browser, link)).json()).toMatchObject({ step: 'reading' });
    expect((await open(device(), link)).json()).toMatchObject({ step: 'code' });
    const [stored] = await db.select().from(responderVisits).where(eq(responderVisits.linkId, link.id));
    const [cookie] = browser.cookies.values();
    expect(stored?.cookieHash).toBe(hashOfToken(cookie ?? ''));
    fixture.wait(8 * 60);
    expect((await open(browser, link)).json()).toMatchObject({ step: 'code' });
    await deleteOldVisits(db, new Date('2027-01-01'));
    expect(await db.$count(responderVisits)).toBe(0);
  });

  it('is lost after five wrong ones, after ten minutes, and once it was entered', async () => {
    const link = await aLink();
    const browser = device();
    const tried = await askCode(browser, link);
    const wrong = { ...tried, code: tried.code === '000000' ? '000001' : '000000' };
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      const answer = await browser.post('enterResponderCode', wrong);
      expect(answer.json()).toMatchObject({ code: 'responderLink.codeWrong', data: { triesLeft } });
    }
    const usedUp = await browser.post('enterResponderCode', tried);
    expect(usedUp.json()).toMatchObject({ code: 'responderLink.codeExpired' });

    const late = await askCode(browser, link);
    fixture.wait(10);
    expect(problemOf(await browser.post('enterResponderCode', late))).toBe('responderLink.codeExpired');

    const good = await askCode(browser, link);
    expect((await browser.post('enterResponderCode', good)).json()).toMatchObject({ step: 'reading' });
    expect(problemOf(await device().post('enterResponderCode', good))).toBe('responderLink.codeExpired');
    expect((await eventsOf(link.id)).filter((event) => event === 'codeWrong')).toHaveLength(8);
  });

  it('is entered by one of two who try at the same time', async () => {
    const link = await aLink();
    const asked = await askCode(device(), link);
    const answers = await Promise.all(
      [device(), device()].map((browser) => browser.post('enterResponderCode', asked)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('belongs to its link and its request; two devices have one each', async () => {
    const [one, other] = [await aLink(), await aLink()];
    const [phone, laptop] = [device(), device()];
    const asked = await askCode(phone, one);
    const elsewhere = await phone.post('enterResponderCode', { ...asked, token: other.token });
    expect(problemOf(elsewhere)).toBe('responderLink.codeExpired');
    const second = await askCode(laptop, one);
    expect((await phone.post('enterResponderCode', asked)).statusCode).toBe(200);
    expect((await laptop.post('enterResponderCode', second)).statusCode).toBe(200);
    expect((await open(phone, one)).json()).toMatchObject({ step: 'reading' });
    expect((await open(laptop, one)).json()).toMatchObject({ step: 'reading' });
    expect((await open(phone, other)).json()).toMatchObject({ step: 'code' });
  });

  it('is mailed five times an hour at most', async () => {
    const link = await aLink();
    const ask = () => device().post('sendResponderCode', { token: link.token, language: 'es' });
    for (let sent = 0; sent < 5; sent += 1) expect((await ask()).statusCode).toBe(200);
    const answer = await ask();
    expect(answer.json()).toMatchObject({ status: 429, code: 'responderLink.tooManyCodes' });
    expect((await eventsOf(link.id)).at(-1)).toBe('rejected');
    const [mail] = await fixture.mailsTo(link.email);
    expect(mail?.subject).toBe('Su código para el plan de emergencia');
    expect(mail?.subject).not.toMatch(/\d{6}/);
  });
});

it('answers 600 requests an hour with one link, and records no more', async () => {
  const link = await aLink();
  const expire = Date.now() + 60 * 60_000;
  await db.insert(rateLimits).values({ key: `responder-request:${link.id}`, points: 599, expire });
  expect((await open(device(), link)).statusCode).toBe(200);
  const answer = await open(device(), link);
  expect(answer.json()).toMatchObject({ status: 429, code: 'request.tooMany' });
  expect(await eventsOf(link.id)).toEqual(['linkOpened']);
});

it('a hundred tries of ended links from one address use up no links of the people of the district', async () => {
  const browser = device();
  const { limits } = fixture.app.services;
  const codes = [];
  for (let time = 0; time < 101; time += 1) codes.push(problemOf(await open(browser, { token: newToken() })));
  expect([...new Set(codes.slice(0, 100))]).toEqual(['responderLink.ended']);
  expect(codes.at(-1)).toBe('link.tooMany');
  await expect(limits.useLink(browser.address)).resolves.toBeUndefined();
});

describe('a document', () => {
  it('is the certified PDF with the name of its reader drawn into every page', async () => {
    const link = await aLink();
    const browser = device();
    await enter(browser, link);
    const answer = await read(browser, link, evacuation.id);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const pdf = await PDFDocument.load(answer.rawPayload, { updateMetadata: false });
    const overlays = pdf
      .getPages()
      .map(({ node }) => node.Resources()?.lookup(PDFName.of('XObject'), PDFDict).keys().length);
    expect(overlays).toEqual([2]);
    expect((await eventsOf(link.id)).at(-1)).toBe('viewed');
  }, 60_000);

  it('needs a code, the right link, and for a download the creator', async () => {
    const link = await aLink({ componentIds: [evacuation.id] });
    const browser = device();
    expect(problemOf(await read(browser, link, evacuation.id))).toBe('responderLink.codeNeeded');
    await enter(browser, link);
    const another = await aCertifiedComponentOf(database, { schoolId: oakHill.id, name: 'Lockdown' });
    expect(problemOf(await read(browser, link, another.id))).toBe('responderLink.notShared');
    const download = await read(browser, link, evacuation.id, true);
    expect(problemOf(download)).toBe('responderLink.downloadNotAllowed');
    expect((await eventsOf(link.id)).filter((event) => event === 'rejected')).toHaveLength(3);
    expect((await browser.post('readDocument', { token: link.token })).statusCode).toBe(400);

    await db.update(responderLinks).set({ mayDownload: true }).where(eq(responderLinks.id, link.id));
    expect((await read(browser, link, evacuation.id, true)).statusCode).toBe(200);
    expect((await eventsOf(link.id)).at(-1)).toBe('downloaded');
  }, 60_000);

  it('is certified and in use, and names people only if the creator said so', async () => {
    const pine = await aSchool(database, 'Pine Ridge');
    const at = { schoolId: pine.id };
    const plan = await aCertifiedComponentOf(database, at);
    await aComponentOf(database, { ...at, name: 'A draft' });
    await aCertifiedComponentOf(database, { ...at, name: 'Archived', timeArchived: new Date() });
    const contacts = await aCertifiedComponentOf(database, {
      ...at,
      id: contactListIdOf(pine.id),
      name: 'Contacts',
      kind: 'contactList',
    });
    const documentsOf = async (facts: object) => {
      const answer = await enter(device(), await aLink({ ...at, ...facts }));
      const { documents } = answer.json<{ documents: { componentId: string }[] }>();
      return documents.map(({ componentId }) => componentId);
    };
    expect(await documentsOf({})).toEqual([plan.id]);
    expect(await documentsOf({ componentIds: [contacts.id] })).toEqual([]);
    expect((await documentsOf({ includesContacts: true })).toSorted()).toEqual(
      [plan.id, contacts.id].toSorted(),
    );
  });
});

it('logs neither tokens nor codes nor addresses', async () => {
  fixture.logged.length = 0;
  const link = await aLink();
  const browser = device();
  await open(browser, link);
  const asked = await askCode(browser, link);
  await browser.post('enterResponderCode', asked);
  await open(device(), { token: newToken() });
  const log = fixture.logged.join('');
  expect(log).toContain('/api/responderLinks/openResponderLink');
  const [cookie = ''] = browser.cookies.values();
  for (const secret of [link.token, hashOfToken(link.token), asked.code, link.email, cookie])
    expect(log).not.toContain(secret);
});
