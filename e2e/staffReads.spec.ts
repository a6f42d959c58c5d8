// A master administrator sees what provider staff looked at.
import { apiAs } from './support/api.ts';
import { expect, open, signIn, test } from './support/test.ts';

const school = 'Oak Hill Elementary';

test('what provider staff opened is listed, found by day, and open to master administrators', async ({
  page,
  screenshotTo,
}) => {
  const staff = await apiAs(page, 'staff');
  const names = await staff.schools.listSchoolNames();
  await staff.schools.getSchool({ schoolId: names.find(({ name }) => name === school)?.id ?? '' });
  const admin = await apiAs(page, 'schooldog_master_admin');
  // Reads are written down a moment after the answer.
  const written = async () =>
    (await admin.staffReads.listStaffReads({})).reads.map(({ procedure }) => procedure);
  await expect.poll(written).toContain('schools.getSchool');

  await signIn(page, 'schooldog_master_admin');
  await open(page, '/dashboard');
  await page.getByRole('link', { name: 'Provider Access' }).click();
  await expect(page.getByRole('heading', { name: 'Provider Access' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: `School: ${school}` });
  await expect(row.first()).toBeVisible();
  await screenshotTo('staffReads-wide-light');
  await open(page, '/admin/providerAccess?dateRange=2024-01-01,2024-01-02');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(row.first()).toBeVisible();
});
