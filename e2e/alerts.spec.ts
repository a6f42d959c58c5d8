import type { Page } from '@playwright/test';
import { startAction } from './support/actions.ts';
import { apiOf, someId } from './support/api.ts';
import { elsewhere } from './support/elsewhere.ts';
import { logEntry, schoolId } from './support/entries.ts';
import { ownName } from './support/own.ts';
import {
  atDesktop,
  choose,
  closeOfflineDialog,
  closePage,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  inTheme,
  open,
  pickSchool,
  signIn,
  test,
  keepsTheApp,
} from './support/test.ts';

async function userIdOf(page: Page): Promise<string> {
  const { user } = await apiOf(page).users.getSession();
  return user?.id ?? '';
}

/** Logs an entry at Oak Hill that alerts one person, as the person who is signed in. */
async function alertTo(page: Page, userId: string, message: string) {
  const api = apiOf(page);
  const alertId = someId();
  const { entryId } = await logEntry(api, await schoolId(page, 'Oak Hill Elementary'), {
    label: 'Exterior door propped open',
    comment: 'Propped with a chair.',
    location: 'West entrance',
    safetyAlert: { id: alertId, userIds: [userId], message },
  });
  return { entryId, alertId };
}

/** Somebody of that school alone whom the person who is signed in may alert. */
async function receiverAt(page: Page, school: string): Promise<string> {
  const [place, self] = [await schoolId(page, school), await userIdOf(page)];
  const { people } = await apiOf(page).alerts.listAlertReceivers();
  const found = people.find(
    ({ id, isDistrictUser, schoolIds }) => id !== self && !isDistrictUser && schoolIds?.join() === place,
  );
  return `${found?.firstName} ${found?.lastName}`;
}

const alertsLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Alerts/ });

test('an alert reaches its recipient live, is acknowledged and resolved', async ({
  page,
  browser,
  screenshotTo,
}) => {
  const message = `The latch of ${ownName()} is broken.`;
  await signIn(page, 'custodial');
  const officer = await elsewhere(browser, 'sro');
  await open(officer, '/faq');
  await expect(alertsLink(officer)).toBeVisible();

  const { entryId, alertId } = await alertTo(page, await userIdOf(officer), message);
  await expect(alertsLink(officer)).toHaveAccessibleName(/^Alerts, \d+ unread$/);
  await alertsLink(officer).click();
  await expect(officer.getByText('In an emergency, call 911.')).toBeVisible();
  const card = officer.getByRole('listitem').filter({ hasText: message });
  await expect(card).toContainText('0 of 1 acknowledged');
  await expect(card).toContainText('Oak Hill Elementary');
  await officer.getByRole('checkbox', { name: 'Needs my acknowledgment' }).check();
  await expect(officer).toHaveURL(/needsMyAcknowledgement=true/);
  await card.getByRole('link', { name: 'Unread: Exterior door propped open, West entrance' }).click();
  await expect(officer.getByText(message)).toBeVisible();

  await open(page, `/safetyAlerts/${alertId}`);
  const recipients = page.getByRole('region', { name: 'Recipients' });
  await expect(recipients.getByText(/^Read /)).toBeVisible();
  await officer.getByRole('textbox', { name: 'Reply (optional)' }).fill('On my way.');
  await officer.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(officer.getByText('You acknowledged this alert.')).toBeVisible();
  await expect(page.getByText('1 of 1 acknowledged')).toBeVisible();
  await expect(recipients.getByText('“On my way.”')).toBeVisible();

  await expect(page.getByRole('button', { name: 'Send reminder' })).toBeDisabled();
  await expect(page.getByText('Everyone has acknowledged.')).toBeVisible();
  await page.getByRole('button', { name: 'Add people' }).click();
  await expect(page.getByRole('dialog', { name: 'Add people' })).toContainText('Up to 4 people');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await apiOf(page).entries.editEntry({ entryId, changes: { comment: 'Closed again.' } });
  await expect(officer.getByText('Changed since sent')).toBeVisible();
  await page.getByRole('button', { name: 'Resolve' }).click();
  const resolving = page.getByRole('dialog', { name: 'Resolve alert' });
  await resolving.getByLabel('What was done? (optional)').fill('Latch replaced.');
  await resolving.getByRole('button', { name: 'Resolve' }).click();
  await expect(officer.getByText('Latch replaced.')).toBeVisible();
  await expect(officer.getByText('Propped with a chair.')).toBeVisible();
  await closePage(officer);
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expectGoodOnEveryScreen(page, { name: 'alert', screenshotTo });

  await atDesktop(page);
  await inTheme(page, 'light');
  await open(page, '/safetyAlerts?tab=sent&status=resolved');
  await expect(page.getByRole('listitem').filter({ hasText: message })).toContainText('Resolved');
  await expectAccessible(page);
  await screenshotTo('alerts-resolved');
});

test.describe('with the app cached on the device', () => {
  test.use(keepsTheApp);

  test('an alert created offline is sent later, and a manager deletes it', async ({ page, context }) => {
    const message = `The gate of ${ownName()} is open.`;
    // The app fetches the possible recipients in the background, so that they are available offline without
    // an earlier choice.
    const prepared = page.waitForResponse(/\/api\/safetyAlerts\/receivers/);
    await signIn(page, 'custodial');
    await open(page, '/safetyAlerts?tab=sent');
    await (await prepared).finished();
    const receiver = await receiverAt(page, 'Oak Hill Elementary');
    await startAction(page, 'Log Entry');
    const dialog = page.getByRole('dialog', { name: 'Log Entry' });
    await dialog.getByRole('radio', { name: 'Concern' }).click();
    await choose(dialog, 'Observation', 'gate', /Gate or fence/);
    await context.setOffline(true);
    await closeOfflineDialog(page);
    await dialog.getByRole('switch', { name: 'Send a safety alert' }).check();
    const recipients = dialog.getByRole('combobox', { name: 'Alert users' });
    await dialog.getByRole('button', { name: 'Log Entry' }).click();
    await expect(dialog.getByText('This field is required')).toBeVisible();
    await recipients.click();
    await expect(page.getByRole('group', { name: 'You' })).toHaveCount(0);
    const ofSchool = page.getByRole('group', { name: 'Oak Hill Elementary' });
    await expect(ofSchool.getByRole('option', { name: receiver })).toBeVisible();
    await choose(dialog, 'Alert users', receiver);
    await recipients.press('Escape');
    await dialog.getByRole('textbox', { name: 'Message (optional)' }).fill(message);
    await expect(dialog.getByText('Alerts are not for reporting emergencies (call 911).')).toBeVisible();
    await expectAccessible(page);
    await expect(dialog.getByText('Offline alerts are not sent until synced.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Log Entry' }).click();
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: message });
    await expect(card).toContainText('Not sent yet');
    await context.setOffline(false);
    await expect(card).toContainText('0 of 1 acknowledged');

    await signIn(page, 'principal');
    await open(page, '/safetyAlerts?tab=all');
    await card.getByRole('link').click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete alert' }).click();
    await page.getByRole('button', { name: 'Delete alert' }).click();
    await expect(page.getByText('Alert deleted.')).toBeVisible();
    await expect(page).toHaveURL(/\/safetyAlerts$/);
    await page.goBack();
    await expect(page.getByText('Alert not found')).toBeVisible();
  });

  test('people of the district alert without a network at a school they never opened', async ({
    page,
    context,
  }) => {
    const message = `The fence of ${ownName()} is down.`;
    // The recipients come first; the form asks for the rest once its code is there.
    const prepared = Promise.all(
      [/\/api\/safetyAlerts\/receivers/, /\/api\/entryTags/].map((path) => page.waitForResponse(path)),
    );
    await signIn(page, 'district_nonsafety_coordinator');
    await open(page, '/safetyAlerts?tab=sent');
    for (const answer of await prepared) await answer.finished();
    const receiver = await receiverAt(page, 'Ashby Middle');
    await context.setOffline(true);
    await closeOfflineDialog(page);
    await startAction(page, 'Log Entry');
    const dialog = page.getByRole('dialog', { name: 'Log Entry' });
    await pickSchool(dialog, 'School', 'Ashby Middle');
    await dialog.getByRole('radio', { name: 'Concern' }).click();
    await choose(dialog, 'Observation', 'gate', /Gate or fence/);
    await dialog.getByRole('switch', { name: 'Send a safety alert' }).check();
    const recipients = dialog.getByRole('combobox', { name: 'Alert users' });
    await recipients.click();
    const ofSchool = page.getByRole('group', { name: 'Ashby Middle' });
    await expect(ofSchool.getByRole('option', { name: receiver })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Oak Hill Elementary' })).toHaveCount(0);
    await choose(dialog, 'Alert users', receiver);
    await recipients.press('Escape');
    await dialog.getByRole('textbox', { name: 'Message (optional)' }).fill(message);
    await dialog.getByRole('button', { name: 'Log Entry' }).click();
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: message });
    await expect(card).toContainText('Not sent yet');
    await context.setOffline(false);
    await expect(card).toContainText('0 of 1 acknowledged');
  });
});
