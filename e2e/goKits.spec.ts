// Plans on a device: pinned, opened without a network, unreadable without what unlocks them, and gone with the right.
import type { Page } from '@playwright/test';
import { everywhere } from '@schooldog/domain/permissions';
import { aNewcomer, type Newcomer, setUp } from './support/accounts.ts';
import { apiAs, apiOf } from './support/api.ts';
import { nowInMilliseconds } from './support/clock.ts';
import { derivationTime, keysOf, storePlainly } from './support/deviceKits.ts';
import { countFound, dumpOfFiles, dumpOfStorage } from './support/deviceDump.ts';
import { aPlantedPlan, piecesOfPdfs, type PlantedPlan } from './support/plantedPlan.ts';
import { aProfile } from './support/profile.ts';
import {
  atPhone,
  closeOfflineDialog,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  inTheme,
  keepsTheApp,
  open,
  reload,
  test,
  untilCached,
} from './support/test.ts';

test.use(keepsTheApp);

const slowdown = 4;

/** Someone who reads plans, signed in a moment ago, at the plan of a school. */
async function aReader(page: Page): Promise<PlantedPlan & Newcomer> {
  // Before the plan, which takes longer than the mail to them.
  const person = await aNewcomer(page, {
    permissions: { 'log entries': everywhere, 'todo eops': everywhere },
  });
  const plan = await aPlantedPlan(page);
  await setUp(page, person);
  await open(page, `/eop/${plan.schoolId}`);
  return { ...plan, ...person };
}

/** As slow as the phone of the measurements, while something happens. */
async function onSlowPhone(page: Page, act: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await act();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

async function openedWithin(page: Page, what: string): Promise<void> {
  const begun = nowInMilliseconds();
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('tab', { name: 'Plan' })).toBeVisible();
  process.stdout.write(`go-kit opened ${what} in ${nowInMilliseconds() - begun} ms\n`);
}

test('a passkey opens it without a network, and the right takes it away', async ({
  page,
  context,
  screenshotTo,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await atPhone(page);
  const {
    school,
    schoolId,
    userId,
    names: [name = ''],
  } = await aReader(page);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep on this device' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Set up unlocking' }).click();
  await expect(dialog.getByText(`${school} is kept on this device`)).toBeVisible();
  await screenshotTo('goKits-pinned');
  await untilCached(page);

  await open(page, '/goKits');
  await context.setOffline(true);
  await reload(page);
  await closeOfflineDialog(page);
  await page.getByRole('link', { name: `Open ${school} go-kit` }).click();
  await expectAccessible(page);
  await screenshotTo('goKits-locked');
  await onSlowPhone(page, () => openedWithin(page, 'with a passkey, app restarted offline,'));
  await expectGoodOnEveryScreen(page, { name: 'goKits-open', screenshotTo });
  await atPhone(page);
  await inTheme(page, 'light');
  await page.getByRole('button', { name }).click();
  const pdf = page.getByRole('dialog', { name });
  const drawn = pdf.getByRole('region', { name: 'Page 1 of 1' });
  await expect(drawn.getByText('behind the stage').first()).toBeAttached();
  await expect(pdf.getByRole('button', { name: /download|print/i })).toHaveCount(0);
  await pdf.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: 'Contacts' }).click();
  await expect(page.getByRole('link', { name: '(478) 555-0123' }).first()).toHaveAttribute(
    'href',
    'tel:+14785550123',
  );
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Roles' }).click();
  await expect(page.getByText('Incident Commander', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await open(page, '/goKits');
  await context.setOffline(false);
  await expect
    .poll(async () => (await apiOf(page).goKits.listKits())[0]?.events.map(({ event }) => event))
    .toEqual(['opened', 'pinned']);
  await expectGoodOnEveryScreen(page, { name: 'goKits-list', screenshotTo });
  const admin = await apiAs(page, 'schooldog_master_admin');
  const edit = { permissions: { 'todo eops': { from: everywhere, to: null } } };
  await context.setOffline(true);
  await admin.users.editUser({ userId, edit });
  await context.setOffline(false);
  await expect.poll(() => keysOf(page)).toBe(0);
  expect(await apiOf(page).goKits.listKits()).toMatchObject([{ schoolId, end: 'notAllowed' }]);
});

test('a passphrase opens it in a restarted browser, and the disk tells nothing', async ({
  server,
  launchOptions,
}) => {
  const profile = await aProfile(server.url, launchOptions);
  const page = await profile.start();
  const plan = await aReader(page);
  const sentences = [...plan.sentences, ...(await piecesOfPdfs(page, plan))];
  expect(sentences).toHaveLength(20);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep on this device' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const shown = dialog.getByLabel('Your passphrase', { exact: true });
  await expect(shown).toHaveText(/^\S+(?: \S+){3}$/);
  const passphrase = await shown.evaluate(({ textContent }) => textContent ?? '');
  const store = dialog.getByRole('button', { name: 'Keep on this device' });
  await expect(store).toBeDisabled();
  await dialog.getByLabel('Type the passphrase to confirm').fill(passphrase.toUpperCase());
  await expectAccessible(page);
  await store.click();
  await expect(dialog.getByText(`${plan.school} is kept on this device`)).toBeVisible();
  await untilCached(page);
  expect(countFound(await dumpOfStorage(page), [...sentences, passphrase])).toBe(0);
  await profile.stop();
  expect(countFound(await dumpOfFiles(profile.folder), [...sentences, passphrase])).toBe(0);

  const restarted = await profile.start();
  await restarted.context().setOffline(true);
  await open(restarted, '/goKits');
  await closeOfflineDialog(restarted);
  await restarted.getByRole('link', { name: `Open ${plan.school} go-kit` }).click();
  await restarted.getByLabel('Passphrase', { exact: true }).fill('apple maple river stone');
  await restarted.getByRole('button', { name: 'Unlock' }).click();
  await expect(restarted.getByText("That isn't the passphrase for this go-kit.")).toBeVisible();
  await onSlowPhone(restarted, async () => {
    process.stdout.write(`key derivation of a passphrase: ${await derivationTime(restarted)} ms\n`);
    await restarted.getByLabel('Passphrase', { exact: true }).fill(passphrase);
    await openedWithin(restarted, 'with a passphrase, browser restarted offline, derivation included,');
  });
  await restarted.getByRole('button', { name: plan.names[0] ?? '' }).click();
  await expect(restarted.getByText('behind the stage').first()).toBeAttached();
  expect(countFound(await dumpOfStorage(restarted), [...sentences, passphrase])).toBe(0);

  // The same look finds all of them where a kit is stored as it is.
  const pdfs = sentences.flatMap((one) => (typeof one === 'string' ? [] : [[...one]]));
  await storePlainly(restarted, { texts: [...plan.sentences], pdfs });
  expect(countFound(await dumpOfStorage(restarted), sentences)).toBe(20);
  await profile.stop();
  expect(countFound(await dumpOfFiles(profile.folder), sentences)).toBe(20);
  await profile.remove();
});
