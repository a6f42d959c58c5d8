// A plan from the list of schools to a component that is certified again, with its PDF drawn in our own page.
import type { Page } from '@playwright/test';
import { apiOf, someId } from './support/api.ts';
import {
  atDesktop,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  inTheme,
  open,
  signIn,
  test,
} from './support/test.ts';

/** A component with the coordinator as its point of contact, certified with one paragraph. */
async function certifiedComponent(page: Page) {
  const api = apiOf(page);
  const [school] = await api.eop.listEopSchools();
  const schoolId = school?.schoolId ?? '';
  const componentId = someId();
  const name = `Visitors ${componentId.slice(0, 6)}`;
  const section = 'functionalAnnexes';
  await api.eop.addComponent({ componentId, schoolId, name, section, certificationIntervalMonths: 12 });
  const userId = (await api.users.getSession()).user?.id ?? '';
  const edit = { pointOfContactUserId: { from: null, to: userId } };
  await api.eop.setPointOfContact({ componentId, edit });
  const paragraph = {
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text: 'Ask for a badge.' }],
  };
  const content = { type: 'doc' as const, content: [paragraph] };
  await api.eop.saveContent({ componentId, editorId: someId(), baseVersion: 0, content });
  const { pdfId, version } = await api.eop.generateEopComponentPdf({
    eopComponentId: componentId,
    omitContent: false,
  });
  await api.eop.certifyComponent({ eopComponentId: componentId, userId, publishing: true, version, pdfId });
  return { componentId, schoolId, name };
}

test('a plan is read, certified again and asked for', async ({ page, screenshotTo }) => {
  await signIn(page, 'district_safety_coordinator');
  const { componentId, schoolId, name } = await certifiedComponent(page);
  await open(page, '/eop');
  await page.locator(`a[href="/eop/${schoolId}"]`).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Functional Annexes' })).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name, exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // The words of the drawn page are text above it.
  await expect(
    page.getByRole('region', { name: 'Page 1 of 1' }).getByText('Ask for a badge.'),
  ).toBeAttached();
  await expectGoodOnEveryScreen(page, { name: 'eop-component', screenshotTo });
  await atDesktop(page);
  await inTheme(page, 'light');

  await page.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: 'Details' });
  await details.getByRole('textbox', { name: /interval/ }).fill('0');
  await expect(details.getByText('Must be a whole positive number.')).toBeVisible();
  await details.getByRole('textbox', { name: /interval/ }).fill('6');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Updated Recertification Interval')).toBeVisible();
  await expectAccessible(page);
  await screenshotTo('eop-details');
  await details.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Review & Certify' }).click();
  const review = page.getByRole('dialog', { name: 'Review & Certify' });
  await expect(review.getByText('Ask for a badge.')).toBeAttached();
  await expectAccessible(page);
  await screenshotTo('eop-review');
  await review.getByRole('button', { name: 'Certify & Publish' }).click();
  await expect(page.getByText('EOP component certified as up-to-date.')).toBeVisible();
  expect(await apiOf(page).eop.listCertifications({ componentId })).toMatchObject([
    { isPublishing: false },
    { isPublishing: true },
  ]);

  await open(page, `/eop/${schoolId}?find=${name}`);
  await page.getByRole('button', { name: `Request an update to ${name} by email` }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Please add the new gate.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByText('Email sent successfully')).toBeVisible();
});
