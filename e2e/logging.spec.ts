// The form that logs and edits entries: quick on a phone, and safe whatever the network does.
import { shownEntrySchema, type ShownEntry } from '@schooldog/contract/entries';
import { idSchema } from '@schooldog/domain/kernel';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import {
  atDesktop,
  atPhone,
  closeOfflineDialog,
  demoAddress,
  demoPassword,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  forgetSignIn,
  signIn,
  test,
  untilCached,
  keepsTheApp,
  open,
  reload,
  closePage,
} from './support/test.ts';
import { startAction } from './support/actions.ts';
import { ownName } from './support/people.ts';
import { choosePicture } from './support/choosePicture.ts';
import { workerServer } from './support/servers.ts';
import { seenKeys } from './support/seenKeys.ts';

const logPath = '**/api/entries/logEntry';

test('on a phone an ordinary entry takes four taps and no scrolling, and a begun one is kept', async ({
  page,
  screenshotTo,
}) => {
  await signIn(page, 'principal');
  await atPhone(page);
  await open(page, '/dashboard');
  const form = page.getByRole('dialog', { name: 'Log Entry' });
  const name = await test.step('the first entry of an observation', async () => {
    await openForm(page);
    await expect(form.getByRole('button', { name: 'Other', exact: true })).toBeInViewport({ ratio: 1 });
    await form.getByRole('list', { name: 'Categories' }).getByRole('button', { name: 'Fire Safety' }).click();
    const item = form.getByRole('option').first();
    const label = await item.innerText();
    await item.click();
    await form.getByRole('radio', { name: 'Praise' }).click();
    await send(form);
    await viewed(page, label);
    return label;
  });

  await test.step('a category further down opens at its head', async () => {
    await page.setViewportSize({ width: 360, height: 560 });
    await openForm(page);
    await form.getByRole('button', { name: 'Utilities and Technology' }).click();
    await expect(form.getByRole('button', { name: 'All categories' })).toBeInViewport({ ratio: 1 });
    await expect(form.getByRole('option').first()).toBeInViewport({ ratio: 1 });
    await form.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(form).toBeHidden();
    await atPhone(page);
  });

  await test.step('the same observation again', async () => {
    await expect(page.getByText('You just logged an entry!')).toBeHidden();
    await openForm(page);
    for (const control of [
      form.getByRole('option', { name }).first(),
      form.getByRole('radio', { name: 'Concern' }),
      form.getByRole('button', { name: 'Log Entry', exact: true }),
    ]) {
      await expect(control).toBeInViewport({ ratio: 1 });
      await control.click();
    }
    await viewed(page, name);
    await expect(page.getByText('Concern').first()).toBeVisible();
  });

  await test.step('a draft with everything in it outlives the page, and is read in Spanish', async () => {
    await openForm(page);
    await form.getByLabel('Log multiple instances').check();
    await form.getByLabel('Quantity').fill('21');
    await addPicture(page, form, 'latch.gif');
    await form.getByRole('button', { name: 'Tags' }).click();
    await form.getByRole('button', { name: 'Work order', exact: true }).click();
    await form.getByRole('switch', { name: /safety alert/ }).click();
    await form.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(form).toBeHidden();
    await page.evaluate(() => localStorage.setItem('schooldog.language', 'es'));
    await atDesktop(page);
    await reload(page);
    await page.getByRole('button', { name: 'Abrir el menú Acción' }).click();
    await page.getByRole('menuitem', { name: 'Registrar observación' }).click();
    const spanish = page.getByRole('dialog', { name: 'Registrar observación' });
    await expect(spanish.getByText('Se guardó su borrador.')).toBeVisible();
    await expect(spanish.getByRole('img', { name: 'Foto 1' })).toBeVisible();
    await spanish.getByRole('button', { name: 'Registrar observación' }).click();
    await expect(spanish.getByText('Debe ser 20 o menos', { exact: false })).toBeVisible();
    await expectGoodOnEveryScreen(page, { name: 'log-entry', screenshotTo });
    await spanish.getByRole('button', { name: 'Empezar de nuevo' }).click();
    await expect(spanish.getByRole('img', { name: 'Foto 1' })).toBeHidden();
  });
});

test.describe('with the app cached on the device', () => {
  test.use(keepsTheApp);

  test('entries logged and edited offline, in two tabs, arrive once with their photo', async ({
    page,
    context,
  }) => {
    await signIn(page, 'assistant_principal');
    await open(page, '/dashboard');
    await untilCached(page);
    // The form was never opened on this device; its data is fetched in the background and cached.
    await expect.poll(() => page.evaluate(seenKeys)).toContain('getObservationSettings');
    await context.setOffline(true);
    await closeOfflineDialog(page);

    const comment = `From the basement ${ownName()}`;
    const dialog = await openForm(page);
    await fill(dialog, comment);
    await addPicture(page, dialog, 'boiler.gif');
    await send(dialog);
    await expect(
      page.getByText("You just logged an entry! It will be sent when you're back online."),
    ).toBeVisible();
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await expect(page.getByText(comment)).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Entry' });
    await expect(edit.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await edit.getByLabel('Comment').fill(`${comment}, leaking`);
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Entry updated successfully')).toBeVisible();
    const entryId = idSchema.parse(new URL(page.url()).pathname.split('/').at(-1));

    await reload(page);
    await closeOfflineDialog(page);
    await expect(page.getByText(`${comment}, leaking`)).toBeVisible();
    const other = await context.newPage();
    await open(other, '/outbox');
    await closeOfflineDialog(other);
    await expect(other.getByText(/^Log entry: /)).toBeVisible();
    await expect(other.getByText(/^Edit entry: /)).toBeVisible();
    const second = await openForm(other);
    await fill(second, `${comment}, second tab`);
    await send(second);
    await expect(other.getByText(/^Log entry: /)).toHaveCount(2);

    await context.setOffline(false);
    await expect(other.getByText('Everything has been sent')).toBeVisible();
    const arrived = (await entriesOf(page)).filter((entry) => entry.comment.startsWith(comment));
    expect(arrived.map((entry) => entry.comment).toSorted()).toEqual([
      `${comment}, leaking`,
      `${comment}, second tab`,
    ]);
    const logged = arrived.find(({ id }) => id === entryId);
    expect(logged?.imageIds).toHaveLength(1);
    expect((await page.request.get(logged?.imageUrls[0] ?? '')).ok()).toBe(true);
  });
});

test('a lost answer, a fault and a rejection end in one entry, and nothing is typed twice', async ({
  page,
}) => {
  await signIn(page, 'educator');
  await open(page, '/outbox');
  const answers = [
    // Processed, but the answer is lost.
    async () => 'lost' as const,
    async () => ({ status: 500, code: 'server.fault' }),
  ];
  await page.route(logPath, async (route) => {
    const answer = await answers.shift()?.();
    if (answer === undefined) return route.continue();
    if (answer !== 'lost') return route.fulfill({ status: answer.status, json: rejection(answer) });
    await route.fetch();
    return route.abort();
  });
  const comment = `Through bad weather ${ownName()}`;
  const dialog = await openForm(page);
  await fill(dialog, comment);
  await addPicture(page, dialog, 'gate.gif');
  await send(dialog);
  await expect(page.getByText("The server didn't answer.", { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText("The server couldn't process this.", { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Everything has been sent')).toBeVisible();

  answers.push(async () => ({ status: 400, code: 'entry.unknownItem' }));
  const rejected = await openForm(page);
  await fill(rejected, `${comment} again`);
  await addPicture(page, rejected, 'gate.gif');
  await send(rejected);
  await expect(page.getByText('This observation is no longer available. Choose another one.')).toBeVisible();
  await page.getByRole('button', { name: 'Fix' }).click();
  const fixed = page.getByRole('dialog', { name: 'Log Entry' });
  await expect(fixed.getByText("This wasn't accepted. Fix it and send again.")).toBeVisible();
  await expect(fixed.getByLabel('Comment')).toHaveValue(`${comment} again`);
  await expect(fixed.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await send(fixed);
  await expect(page.getByText('Everything has been sent')).toBeVisible();

  const arrived = (await entriesOf(page)).filter((entry) => entry.comment.startsWith(comment));
  const photos = new Map(arrived.map((entry) => [entry.comment, entry.imageIds.length]));
  expect(arrived).toHaveLength(2);
  expect(photos).toEqual(
    new Map([
      [comment, 1],
      [`${comment} again`, 1],
    ]),
  );
});

test('a device without storage space reports it and loses nothing of the form; one with little space warns', async ({
  page,
}) => {
  await signIn(page, 'custodial');
  // Or the estimate of the browser would be reported at the start, before the write that fails.
  await page.addInitScript(estimating, 0);
  const browser = await page.context().newCDPSession(page);
  // Before the app has a database: one that exists still takes a little.
  const origin = workerServer.url;
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await open(page, '/faq');
  const closing = (title: string) =>
    page.getByRole('dialog', { name: title }).getByRole('button', { name: 'OK' }).click();

  const comment = `Hardly any room ${ownName()}`;
  const dialog = await openForm(page);
  await fill(dialog, comment);
  await send(dialog);
  const full = page.getByRole('dialog', { name: 'Storage is full' });
  await expect(full).toContainText("Your last change couldn't be saved on this device.");
  await expectAccessible(page);
  await closing('Storage is full');
  await browser.send('Storage.overrideQuotaForOrigin', { origin });
  await send(dialog);
  await expect
    .poll(async () => (await entriesOf(page)).filter((entry) => entry.comment === comment).length)
    .toBe(1);

  // Browsers round the reported storage, so low storage is simulated.
  await page.addInitScript(estimating, 980);
  await reload(page);
  await closing('Storage is almost full');
});

test.describe('with the app cached on the device', () => {
  test.use(keepsTheApp);

  test('pending work waits for its user when the session has expired', async ({ page, context }) => {
    await signIn(page, 'custodial');
    forgetSignIn('custodial');
    await open(page, '/dashboard');
    await untilCached(page);
    const comment = `Before the sign-in ran out ${ownName()}`;
    const dialog = await openForm(page);
    await fill(dialog, comment);
    await context.setOffline(true);
    await closeOfflineDialog(page);
    await send(dialog);
    // Only what is on the device survives the page.
    await expect(page.getByText("It will be sent when you're back online.", { exact: false })).toBeVisible();
    await closePage(page);
    await context.clearCookies();
    await context.setOffline(false);
    const later = await context.newPage();
    await open(later, '/outbox');
    await expect(later).toHaveURL(/\/auth\/signin/);
    await later.getByLabel('Email').fill(demoAddress('custodial'));
    await later.getByLabel('Password', { exact: true }).fill(demoPassword);
    await later.getByRole('button', { name: 'Sign In', exact: true }).click();
    await later.waitForURL(/\/(?:outbox|dashboard)/);
    await expect
      .poll(async () => (await entriesOf(later)).filter((entry) => entry.comment === comment).length)
      .toBe(1);
  });
});

/** In the page: how many of 1,000 megabytes the browser says are used. */
function estimating(used: number): void {
  const megabyte = 1024 * 1024;
  navigator.storage.estimate = async () => ({ usage: used * megabyte, quota: 1000 * megabyte });
}

async function openForm(page: Page): Promise<Locator> {
  await startAction(page, 'Log Entry');
  const dialog = page.getByRole('dialog', { name: 'Log Entry' });
  await expect(dialog.getByRole('radio', { name: 'Concern' })).toBeVisible();
  return dialog;
}

/** An ordinary entry of a user with one school, found by typing. */
async function fill(dialog: Locator, comment: string): Promise<void> {
  await dialog.getByRole('radio', { name: 'Concern' }).click();
  await dialog.getByLabel('Observation').fill('fire ext');
  await dialog.getByRole('option').first().click();
  await dialog.getByLabel('Comment').fill(comment);
}

async function addPicture(page: Page, dialog: Locator, name: string): Promise<void> {
  await choosePicture(page, dialog, name);
  await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible();
}

async function send(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Log Entry', exact: true }).click();
}

async function viewed(page: Page, name: string): Promise<void> {
  await expect(page.getByText('You just logged an entry!')).toBeVisible();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page).toHaveURL(/\/entries\/[A-Za-z0-9]{20}$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function entriesOf(page: Page): Promise<ShownEntry[]> {
  const answer = await page.request.get('/api/entries');
  return z.object({ entries: z.array(shownEntrySchema) }).parse(await answer.json()).entries;
}

function rejection({ status, code }: { status: number; code: string }) {
  return { defined: false, code, status, message: code, data: {} };
}
