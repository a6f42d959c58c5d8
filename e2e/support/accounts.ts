// People of a story's own, so that stories do not disturb each other, and the mails and text messages that they get.
import { expect, request, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { everywhere } from '@schooldog/domain/permissions';
import { z } from 'zod';
import { demoAddress, demoPassword, type DemoPerson } from './signIn.ts';

export const goodPassword = 'lantern porch violin 77';

const messagesSchema = z.object({
  messages: z.array(
    z.object({ channel: z.string(), recipient: z.string(), text: z.string(), subject: z.string() }),
  ),
});

export type Newcomer = Readonly<{ userId: string; email: string; phone: string }>;

/** One sign-in per person, server and worker is enough; more would only run into the limit of tries. */
const signedIn = new Map<string, Promise<APIRequestContext>>();

function as(page: Page, person: DemoPerson): Promise<APIRequestContext> {
  const baseURL = new URL(page.url()).origin;
  const key = `${baseURL} ${person}`;
  const api = signedIn.get(key) ?? signInFor(baseURL, person);
  signedIn.set(key, api);
  return api;
}

async function signInFor(baseURL: string, person: DemoPerson): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL });
  const data = { email: demoAddress(person), password: demoPassword };
  const answer = await api.post('/api/users/signIn', { data });
  expect(answer.ok(), `${person} signs in`).toBe(true);
  return api;
}

/** An account as an administrator makes it; its owner has not been there yet. */
export async function aNewcomer(page: Page, facts: object = {}): Promise<Newcomer> {
  if (!page.url().startsWith('http')) await page.goto('/terms');
  const email = `${randomUUID()}@demo.test`;
  const userData = {
    email,
    firstName: 'Rosa',
    lastName: 'Delgado',
    title: '',
    phoneNumber: null,
    alwaysShowTakePicture: false,
    autoSignOut: false,
    communicationPreferences: defaultCommunicationPreferences(),
    role: 'district_safety_coordinator',
    isDistrictLevel: true,
    roleSchoolIds: [],
    permissions: { 'log entries': everywhere },
    isPrimarilyTaskUser: false,
    isSchoolDogStaff: false,
    ...facts,
  };
  const userId = randomUUID().replaceAll('-', '').slice(0, 20);
  const maker = 'isSchoolDogStaff' in facts ? 'staff' : 'schooldog_master_admin';
  const api = await as(page, maker);
  const made = await api.post('/api/users/generateNewUserAccount', { data: { userId, userData } });
  expect(made.ok(), await made.text()).toBe(true);
  return { userId, email, phone: `478${String(randomInt(10 ** 7)).padStart(7, '0')}` };
}

/** The newest message to an address or phone that fits, as provider staff read it. It may still be on its way. */
export async function messageTo(
  page: Page,
  recipient: string,
  fits: (text: string) => boolean,
): Promise<string> {
  const api = await as(page, 'staff');
  let found = '';
  await expect(async () => {
    const { messages } = messagesSchema.parse(await (await api.get('/api/notifications/messages')).json());
    found = messages.find(({ recipient: to, text }) => to === recipient && fits(text))?.text ?? '';
    expect(found, `a message to ${recipient}`).not.toBe('');
  }).toPass();
  return found;
}

/** The path of the newest link of a kind, and another than the one `before`. */
export async function linkTo(page: Page, email: string, part: string, before = ''): Promise<string> {
  const text = await messageTo(page, email, (mail) => !['', before].includes(linkIn(mail, part)));
  return linkIn(text, part);
}

/** The server may know itself under another name than the browser, so only the path counts. */
function linkIn(text: string, part: string): string {
  const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
  const link = links.find(({ href }) => href.includes(part));
  return link === undefined ? '' : `${link.pathname}${link.search}`;
}

export async function codeTo(page: Page, phone: string): Promise<string> {
  const text = await messageTo(page, `+1${phone}`, (sms) => /\d{6}/.test(sms));
  return /\d{6}/.exec(text)?.[0] ?? '';
}

/** Sets the account up through its mail, without a second factor, and is signed in then. */
export async function settleIn(page: Page, { email }: Newcomer): Promise<void> {
  await page.goto(await linkTo(page, email, '/auth/setup'));
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Finish setting up' }).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

export async function signInAs(page: Page, { email }: Newcomer, password = goodPassword): Promise<void> {
  await page.goto('/auth/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/sign-out');
  await expect(page).toHaveURL(/\/auth\/signin$/);
  // The address changes a moment before the page does.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}
