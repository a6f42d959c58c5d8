// Every sign-in method, as a user experiences it. Each scenario creates its own users.
import {
  aNewcomer,
  completeSetup,
  goodPassword,
  linkTo,
  messageTo,
  signInAs,
  signOut,
} from './support/accounts.ts';
import {
  atDesktop,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  inTheme,
  open,
  test,
} from './support/test.ts';

const otherPassword = 'copper kettle by the window 9';

test('a forgotten password is replaced through a mail, an unknown address looks the same, and without a network nothing is sent', async ({
  page,
  context,
}) => {
  const rosa = await aNewcomer(page);
  await completeSetup(page, rosa);
  await signOut(page);
  await page.getByRole('link', { name: 'Reset password' }).click();
  // The page before has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();

  await test.step('without a network', async () => {
    await page.getByLabel('Email').fill('nobody@nowhere.test');
    await context.setOffline(true);
    const said = page.getByText('You are offline, try signing in once you have stable internet.');
    await expect(said).toHaveCount(1);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(said, 'above the page, and as the answer').toHaveCount(2);
    await context.setOffline(false);
  });

  await test.step('an unknown address looks the same', async () => {
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use a different email' }).click();
    await page.getByLabel('Email').fill(rosa.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText(`If ${rosa.email} has an account`)).toBeVisible();
  });

  const link = await linkTo(page, rosa.email, 'mode=resetPassword');
  await test.step('the link of the mail sets another one', async () => {
    await open(page, link);
    await expect(page).toHaveURL(/\/auth\/set-password\?/);
    await expect(page.getByLabel('Email')).toHaveValue(rosa.email);
    await page.getByLabel('New password').fill('password1234');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('one of the first passwords anyone would try')).toBeVisible();
    await page.getByLabel('New password').fill(otherPassword);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await signInAs(page, rosa, goodPassword);
    await expect(page.getByText('Your email or password is incorrect. Please try again.')).toBeVisible();
    await signInAs(page, rosa, otherPassword);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('and works once', async () => {
    await open(page, link);
    await page.getByLabel('New password').fill(goodPassword);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});

test('a sign-in link signs in directly where it was requested, and asks for the address elsewhere', async ({
  page,
  browser,
}) => {
  const rosa = await aNewcomer(page);
  const ask = async (before?: string) => {
    await open(page, '/auth/sign-in-link');
    await page.getByLabel('Email').fill(rosa.email);
    await page.getByRole('button', { name: 'Send sign-in link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    return linkTo(page, rosa.email, 'mode=signIn', before);
  };
  const elsewhere = await (await browser.newContext()).newPage();
  const first = await ask();
  // A mail scanner opens the link, runs the page, and consumes nothing.
  await open(elsewhere, new URL(first, page.url()).href);
  await expect(elsewhere.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  expect(new URL(elsewhere.url()).searchParams.get('lang')).toBe('en');
  // As from a mail program: in another tab.
  const tab = await page.context().newPage();
  await open(tab, first);
  await expect(tab).toHaveURL(/\/dashboard$/);
  await signOut(page);

  const second = await ask(first);
  await open(elsewhere, new URL(second, page.url()).href);
  await elsewhere.getByLabel('Email').fill('somebody@else.test');
  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  await expect(elsewhere.getByText("This link doesn't match that email")).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByLabel('Email').fill(rosa.email);
  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  await expect(elsewhere).toHaveURL(/\/dashboard$/);
  await open(page, second);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('an invited user chooses a password, checks their name and may protect the account', async ({
  page,
}) => {
  const rosa = await aNewcomer(page);
  const isInvitation = (mail: string) => mail.includes('/auth/setup');
  expect(await messageTo(page, rosa.email, isInvitation)).toContain('Rosa');
  const link = await linkTo(page, rosa.email, '/auth/setup');
  await open(page, link);
  await expect(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Last name').fill('Delgado-Ruiz');
  await page.getByLabel(/Phone number/).fill(rosa.phone);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Finish setting up' }).click();
  await expect(page.getByRole('heading', { name: 'Protect your account' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Text message/ }).click();
  await expect(page.getByLabel('Phone number')).toHaveValue(rosa.phone);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rosa');
  await open(page, link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

const someCode = 'oobCode=aaaaaaaaaaaaaaaaaaaaaaaa';
const pages = [
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/sign-in-link',
  `/auth/handle-sign-in-link?${someCode}`,
  `/auth/set-password?${someCode}&email=rosa@demo.test`,
  `/auth/verify-email?${someCode}`,
  `/auth/revert-mfa?${someCode}`,
  '/auth/setup?token=aaaaaaaaaaaaaaaaaaaaaaaa',
  '/auth/setup?first=aaaaaaaaaaaaaaaaaaaaaaaa',
  '/auth/setup',
];

test('every page around the sign-in is accessible and fits every screen', async ({ page, screenshotTo }) => {
  for (const path of pages) {
    await test.step(path, async () => {
      await atDesktop(page);
      await inTheme(page, 'light');
      await open(page, path);
      const name = `auth${path.replaceAll(/[^a-z]+/g, '-')}`;
      await expectGoodOnEveryScreen(page, { name, screenshotTo });
    });
  }
});
