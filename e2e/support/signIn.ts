import { expect, type BrowserContext, type Page } from '@playwright/test';
import { workerServer } from './servers.ts';
import type { Role } from '@schooldog/domain/permissions';

/** The people of the demo district: one for each role, and one of the provider's staff. */
export type DemoPerson = Role | 'staff';

export const demoPassword = 'demo-school-2026';

export function demoAddress(person: DemoPerson): string {
  return `${person}@demo.test`;
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** One sign-in per user and server is enough; more would only reach the rate limit. */
const remembered = new Map<string, Cookies>();
const keyOf = (person: DemoPerson) => `${workerServer.url} ${person}`;

/** Signs in the page's browser, without the form. */
export async function signIn(page: Page, person: DemoPerson): Promise<void> {
  const context = page.context();
  await context.clearCookies();
  const cookies = remembered.get(keyOf(person)) ?? (await cookiesOf(page, person));
  remembered.set(keyOf(person), cookies);
  await context.addCookies(cookies);
}

/** A scenario that signs its user out must not leave a dead session to the next scenario. */
export function forgetSignIn(person: DemoPerson): void {
  remembered.delete(keyOf(person));
}

/** Signs in as users do: with the form. */
export async function signInThroughForm(
  page: Page,
  person: DemoPerson,
  password = demoPassword,
): Promise<void> {
  await page.goto('/auth/signin');
  await page.getByLabel('Email').fill(demoAddress(person));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function cookiesOf(page: Page, person: DemoPerson): Promise<Cookies> {
  const answer = await page.request.post('/api/users/signIn', {
    data: { email: demoAddress(person), password: demoPassword },
  });
  expect(answer.ok(), `${demoAddress(person)} signs in (${answer.status()} ${await answer.text()})`).toBe(
    true,
  );
  return page.context().cookies();
}
