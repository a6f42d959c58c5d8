// Typing in the largest rubric on a slow phone: every key has to be painted at once.
import type { Browser } from '@playwright/test';
import { anyConcerns, emptyRubric, type RubricContent, rubricLimits } from '@schooldog/domain/rubrics';
import { askForSure, newId } from '../lib/ask.ts';
import { forgetEvents, paintedEvents, watchEvents } from './events.ts';
import { slowDown, withKnownPhone } from './phone.ts';

export type LargeRubric = Readonly<{ rubricId: string; questionId: string }>;

/** The most sections and questions that are allowed, each question with five answers. */
export async function createLargeRubric(serverUrl: string, cookie: string): Promise<LargeRubric> {
  const rubricId = newId();
  const content = largeRubric();
  const url = `${serverUrl}/api/rubrics/createRubric`;
  await askForSure(url, { cookie, operationId: newId(), body: { rubricId, content } });
  return { rubricId, questionId: content.questions[150]?.id ?? '' };
}

function largeRubric(): RubricContent {
  const sections = Array.from({ length: rubricLimits.sections }, (_, at) => ({
    id: newId(),
    title: `Section ${at + 1}`,
    description: 'Walk along the fence and try every door.',
    showNotes: true,
  }));
  const questions = Array.from({ length: rubricLimits.questions }, (_, at) => ({
    id: newId(),
    sectionId: sections[at % sections.length]?.id ?? '',
    title: `Question ${at + 1}: do the doors of this wing close by themselves?`,
    body: 'Try three of them.',
    context: { label: 'Why', values: ['A door that stays open is the most common finding.'] },
    tags: ['doors', 'fence'],
    answers: ['All', 'Most', 'Half', 'Few', 'None'].map((name, place) => ({
      id: newId(),
      value: 4 - place,
      text: [name, 'By hand and by themselves'],
      expectedPraises: 4 - place,
      expectedConcerns: anyConcerns,
    })),
  }));
  return { ...emptyRubric, name: `Large ${newId()}`, sections, questions };
}

type Asked = Readonly<{ serverUrl: string; cookie: string; rubric: LargeRubric }>;

/** Of every key, in a line and in a text of several lines. */
export async function measureRubricKeys(
  browser: Browser,
  { serverUrl, cookie, rubric }: Asked,
): Promise<number[]> {
  const path = `/rubrics/${rubric.rubricId}?part=${rubric.questionId}`;
  const sought = { path, selector: 'main label', words: 'Question title' };
  return withKnownPhone(browser, { serverUrl, cookie, ...sought }, async ({ page }) => {
    await page.addInitScript(watchEvents);
    await page.reload({ waitUntil: 'networkidle' });
    await slowDown(page, { network: false });
    const felt: number[] = [];
    for (const field of ['Question title', 'Explanation']) {
      await page.getByLabel(field, { exact: true }).tap();
      for (const key of 'Also at noon?') {
        await forgetEvents(page);
        await page.keyboard.press(key);
        felt.push(Math.max(...(await paintedEvents(page)), 0));
      }
    }
    return felt;
  });
}
