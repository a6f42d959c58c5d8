// A scenario's own users, and the mails and text messages that they get.
import { expect, type Page } from '@playwright/test';
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { everywhere } from '@schooldog/domain/permissions';
import { type Api, apiAs } from './api.ts';
import { ownPhone, someId } from './own.ts';
import { workerServer } from './servers.ts';

export const goodPassword = 'lantern porch violin 77';

type UserData = Parameters<Api['users']['generateNewUserAccount']>[0]['userData'];
export type Newcomer = Readonly<{
  userId: string;
  email: string;
  phone: string;
  firstName: string;
  lastName: string;
}>;

/** An account as an administrator creates it; its owner has not signed in yet. */
export async function aNewcomer(page: Page, facts: Partial<UserData> = {}): Promise<Newcomer> {
  const email = `${someId()}@demo.test`;
  const userData: UserData = {
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
  const userId = someId();
  const api = await apiAs(page, facts.isSchoolDogStaff === true ? 'staff' : 'schooldog_master_admin');
  await api.users.generateNewUserAccount({ userId, userData });
  const { firstName, lastName } = userData;
  return { userId, email, phone: ownPhone(), firstName, lastName };
}

/** The newest matching message to an address or phone, as provider staff read it. It may still be in delivery. */
export async function messageTo(
  page: Page,
  recipient: string,
  fits: (text: string) => boolean,
): Promise<string> {
  const api = await apiAs(page, 'staff');
  let found = '';
  await expect(async () => {
    const { messages } = await api.notifications.listMessages({});
    found = messages.find(({ recipient: to, text }) => to === recipient && fits(text))?.text ?? '';
    expect(found, `a message to ${recipient}`).not.toBe('');
  }).toPass();
  return found;
}

/** The path of the newest link of a kind, different from `before`. */
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

/** Sets the account up through its mail, without a second factor, which signs in. */
export async function completeSetup(page: Page, { email }: Newcomer): Promise<void> {
  await page.goto(await linkTo(page, email, '/auth/setup'));
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Finish setting up' }).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** The same without the pages of the set-up: signs in the page's browser. */
export async function setUp(page: Page, { email, firstName, lastName }: Newcomer): Promise<void> {
  const link = new URL(await linkTo(page, email, '/auth/setup'), workerServer.url);
  const answer = await page.request.post('/api/users/completeSetup', {
    data: {
      token: link.searchParams.get('token'),
      firstName,
      lastName,
      phoneNumber: null,
      password: goodPassword,
    },
  });
  expect(answer.ok(), `${email} sets the account up (${answer.status()})`).toBe(true);
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
