// An assessment from its beginning to a second submission, and one inside a walk.
import type { Page } from '@playwright/test';
import { type Api, apiAs, apiOf, someId } from './support/api.ts';
import { logEntry } from './support/entries.ts';
import {
  atDesktop,
  atPhone,
  closeOfflineDialog,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  keepsTheApp,
  open,
  pick,
  signIn,
  test,
  untilCached,
} from './support/test.ts';
import { goToComplete, putWalkEntry, startWalk } from './support/walks.ts';

/** Entries with the tag answer its first question. */
async function aRubric(page: Page, tag: string): Promise<Readonly<{ rubricId: string; name: string }>> {
  const api = await apiAs(page, 'district_safety_coordinator');
  const [rubricId, name, doors, fences] = [someId(), `Security ${tag.slice(-8)}`, someId(), someId()];
  const question = (title: string, sectionId: string, tags: string[]) => ({
    id: someId(),
    sectionId,
    title,
    body: 'Look at every one of them.',
    context: { label: 'What to look at', values: ['Latches', 'Hinges'] },
    tags,
    answers: [
      { id: someId(), value: 2, text: ['Good'], expectedPraises: 1, expectedConcerns: 0 },
      { id: someId(), value: 0, text: ['Poor'], expectedPraises: 0, expectedConcerns: -1 },
    ],
  });
  await api.rubrics.createRubric({
    rubricId,
    content: {
      name,
      showScores: true,
      disclaimer: 'Walk around the school once before you answer.',
      useScoreThresholds: true,
      scoreThresholds: { green: 90, yellow: 60, orange: 30 },
      sections: [
        { id: doors, title: 'Doors', description: 'All outer doors', showNotes: true },
        { id: fences, title: 'Fences', description: '', showNotes: false },
      ],
      questions: [
        question('Doors are locked', doors, [tag]),
        question('Doors are lit', doors, []),
        question('Fences are whole', fences, []),
      ],
    },
  });
  await api.rubrics.setRubricEnabled({ rubricId, enabled: true });
  return { rubricId, name };
}

async function ownSchool(api: Api): Promise<string> {
  return (await api.users.getSession()).user?.roleSchoolIds[0] ?? '';
}

const answer = (page: Page, question: RegExp, name: RegExp) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name });

test.describe('with the app cached on the device', () => {
  test.use(keepsTheApp);

  test('begun, answered by entries, by hand and offline, submitted, reopened', async ({
    page,
    context,
    screenshotTo,
  }) => {
    await signIn(page, 'principal');
    const tag = `e2e${someId()}`;
    const { name } = await aRubric(page, tag);
    await open(page, '/assessments');
    await page.getByRole('button', { name: 'Begin Assessment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Begin Assessment' });
    await pick(dialog, 'Template', name);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Begin Assessment' }).click();
    await expect(page).toHaveURL(/\/assessments\/edit\/\w{20}$/);
    const assessmentId = page.url().slice(-20);
    await untilCached(page);

    await expect(page.getByText("0 praise entries, 0 concerns: meets 'Poor'")).toBeVisible();
    await logEntry(apiOf(page), await ownSchool(apiOf(page)), {
      observationType: 'praise',
      manualTags: [tag],
    });
    await expect(answer(page, /Doors are locked/, /Good/)).toBeChecked();
    await expectGoodOnEveryScreen(page, { name: 'assessment', screenshotTo });
    await atPhone(page);

    await context.setOffline(true);
    await closeOfflineDialog(page);
    await answer(page, /Doors are lit/, /Poor/).check();
    await page.getByRole('textbox', { name: 'Notes/Context: Doors' }).fill('Two lamps are broken.');
    await page.getByRole('textbox', { name: 'Notes/Context: Doors' }).blur();
    await expect(page.getByText('You need a connection to submit.')).toBeVisible();
    await context.setOffline(false);
    const stored = async () => {
      const { form } = await apiOf(page).assessments.getAssessment({ assessmentId });
      return [Object.keys(form.choices).length, ...Object.values(form.notes)];
    };
    await expect.poll(stored).toEqual([1, 'Two lamps are broken.']);

    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByRole('group', { name: /Fences are whole/ })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Skip section: Fences' }).check();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/assessments/submitted/${assessmentId}$`));
    await expect(page.getByRole('heading', { name: 'Fences' })).toBeHidden();
    await expect(page.getByText(/50%/).first()).toBeVisible();
    await atDesktop(page);
    await expectGoodOnEveryScreen(page, { name: 'assessment-submitted', screenshotTo });

    await page.getByRole('button', { name: 'Reopen' }).click();
    await page
      .getByRole('dialog', { name: 'Reopen this assessment?' })
      .getByRole('button', { name: 'Reopen' })
      .click();
    await expect(page).toHaveURL(new RegExp(`/assessments/edit/${assessmentId}$`));
    await answer(page, /Doors are lit/, /Good/).check();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/assessments/submitted/${assessmentId}$`));
    await expect(page.getByText(/100%/).first()).toBeVisible();
  });
});

test('a walk is completed with the answers of its assessments', async ({ page, screenshotTo }) => {
  await signIn(page, 'principal');
  const tag = `e2e${someId()}`;
  const { name } = await aRubric(page, tag);
  const walkId = await startWalk(apiOf(page));
  await putWalkEntry(apiOf(page), walkId, { observationType: 'praise', manualTags: [tag] });
  await putWalkEntry(apiOf(page), walkId);
  await open(page, `/walks/walk/${walkId}/inprogress`);
  await goToComplete(page);
  await page.getByRole('button', { name: 'Add assessment' }).click();
  const adding = page.getByRole('dialog', { name: 'Add assessment' });
  await pick(adding, 'Template', name);
  await adding.getByRole('button', { name: 'Add', exact: true }).click();

  const opened = page.getByRole('dialog', { name });
  await expect(
    opened.getByRole('group', { name: /Doors are locked/ }).getByRole('radio', { name: /Good/ }),
  ).toBeChecked();
  await expectAccessible(page);
  await screenshotTo('walk-assessment');
  await opened.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Review and Complete' }).click();
  await expect(page.getByText('Please complete or remove the required assessment(s).')).toBeVisible();
  await expect(page.getByText('2 questions have no answer yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Answer ${name}` }).click();
  for (const question of [/Doors are lit/, /Fences are whole/]) {
    await opened.getByRole('group', { name: question }).getByRole('radio', { name: /Good/ }).check();
  }
  await opened.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/100%/)).toBeVisible();

  await page.getByRole('button', { name: 'Review and Complete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review and Complete' });
  await dialog.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/walks/walk/${walkId}/complete$`));
  await expect(page.getByRole('button', { name: `Open ${name}` })).toBeVisible();
  const { assessments } = await apiOf(page).assessments.listWalkAssessments({ walkId });
  expect(assessments.map(({ status, score }) => [status, score])).toEqual([['submitted', 100]]);
});
