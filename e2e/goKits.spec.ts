// Plans on a device: pinned, opened without a network, unreadable without what unlocks them, and gone with the right.
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { everywhere } from '@schooldog/domain/permissions';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aNewcomer, completeSetup, type Newcomer } from './support/accounts.ts';
import { apiAs, apiOf } from './support/api.ts';
import { countFound, dumpOfFiles, dumpOfStorage } from './support/deviceDump.ts';
import { aPlantedPlan, piecesOfPdfs, type PlantedPlan } from './support/plantedPlan.ts';
import {
  atPhone,
  closeOfflineDialog,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  inTheme,
  keepsTheApp,
  phone,
  test,
  untilCached,
} from './support/test.ts';

test.use(keepsTheApp);

const slowdown = 4;

/** Someone who reads plans, signed in a moment ago, at the plan of a school. */
async function aReader(page: Page): Promise<PlantedPlan & Newcomer> {
  await page.goto('/terms');
  const plan = await aPlantedPlan(page);
  const person = await aNewcomer(page, {
    permissions: { 'log entries': everywhere, 'todo eops': everywhere },
  });
  await completeSetup(page, person);
  await page.goto(`/eop/${plan.schoolId}`);
  return { ...plan, ...person };
}

/** As slow as the phone of the measurements. */
async function onSlowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function openedWithin(page: Page, what: string): Promise<void> {
  const begun = Date.now();
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('tab', { name: 'Plan' })).toBeVisible();
  process.stdout.write(`go-kit opened ${what} in ${Date.now() - begun} ms\n`);
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

  await context.setOffline(true);
  await page.goto('/goKits');
  await closeOfflineDialog(page);
  await page.getByRole('link', { name: `Open ${school} go-kit` }).click();
  await expectAccessible(page);
  await screenshotTo('goKits-locked');
  await onSlowPhone(page);
  await openedWithin(page, 'with a passkey, app restarted offline,');
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

  await page.goto('/goKits');
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
  const profile = await mkdtemp(join(tmpdir(), 'schooldog-profile-'));
  const start = async (): Promise<readonly [BrowserContext, Page]> => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: server.url,
      viewport: phone,
      locale: 'en-US',
    });
    const [page] = context.pages();
    return [context, page ?? (await context.newPage())];
  };
  const [first, page] = await start();
  const plan = await aReader(page);
  const sentences = [...plan.sentences, ...(await piecesOfPdfs(page, plan))];
  expect(sentences).toHaveLength(20);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep on this device' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const passphrase = await dialog.getByLabel('Your passphrase', { exact: true }).innerText();
  const store = dialog.getByRole('button', { name: 'Keep on this device' });
  await expect(store).toBeDisabled();
  await dialog.getByLabel('Type the passphrase to confirm').fill(passphrase.toUpperCase());
  await expectAccessible(page);
  await store.click();
  await expect(dialog.getByText(`${plan.school} is kept on this device`)).toBeVisible();
  await untilCached(page);
  expect(countFound(await dumpOfStorage(page), [...sentences, passphrase])).toBe(0);
  await first.close();
  expect(countFound(await dumpOfFiles(profile), [...sentences, passphrase])).toBe(0);

  const [second, restarted] = await start();
  await second.setOffline(true);
  await restarted.goto('/goKits');
  await closeOfflineDialog(restarted);
  await restarted.getByRole('link', { name: `Open ${plan.school} go-kit` }).click();
  await onSlowPhone(restarted);
  await restarted.getByLabel('Passphrase', { exact: true }).fill('apple maple river stone');
  await restarted.getByRole('button', { name: 'Unlock' }).click();
  await expect(restarted.getByText("That isn't the passphrase for this go-kit.")).toBeVisible();
  process.stdout.write(`key derivation of a passphrase: ${await derivationTime(restarted)} ms\n`);
  await restarted.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await openedWithin(restarted, 'with a passphrase, browser restarted offline, derivation included,');
  await restarted.getByRole('button', { name: plan.names[0] ?? '' }).click();
  await expect(restarted.getByText('behind the stage').first()).toBeAttached();
  expect(countFound(await dumpOfStorage(restarted), [...sentences, passphrase])).toBe(0);

  // The same look finds all of them where a kit is stored as it is.
  const pdfs = sentences.flatMap((one) => (typeof one === 'string' ? [] : [[...one]]));
  await storePlainly(restarted, { texts: [...plan.sentences], pdfs });
  expect(countFound(await dumpOfStorage(restarted), sentences)).toBe(20);
  await second.close();
  expect(countFound(await dumpOfFiles(profile), sentences)).toBe(20);
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

async function keysOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('schooldog-pinned');
        opened.addEventListener('success', () => {
          const database = opened.result;
          const keys = database.transaction('keys').objectStore('keys').count();
          keys.addEventListener('success', () => {
            database.close();
            resolve(keys.result);
          });
        });
      }),
  );
}

/** The part of opening that is slow on purpose. */
async function derivationTime(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const begun = performance.now();
    const key = await crypto.subtle.importKey('raw', new Uint8Array(20), 'PBKDF2', false, ['deriveBits']);
    const salt = new Uint8Array(16);
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 600_000 }, key, 256);
    return Math.round(performance.now() - begun);
  });
}

type Plain = Readonly<{ texts: readonly string[]; pdfs: readonly (readonly number[])[] }>;

async function storePlainly(page: Page, plain: Plain): Promise<void> {
  await page.evaluate(
    ({ texts, pdfs }) =>
      new Promise<void>((resolve) => {
        const opened = indexedDB.open('unencrypted-kit');
        opened.addEventListener('upgradeneeded', () =>
          opened.result.createObjectStore('parts', { autoIncrement: true }),
        );
        opened.addEventListener('success', () => {
          const database = opened.result;
          const change = database.transaction('parts', 'readwrite', { durability: 'strict' });
          change.objectStore('parts').add({ texts, pdfs: pdfs.map((pdf) => new Uint8Array(pdf)) });
          change.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
    plain,
  );
}
