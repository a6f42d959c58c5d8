// Entries that scenarios make for themselves, through the API.
import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

const schoolsSchema = z.array(z.object({ id: z.string(), name: z.string() }));
const observationSchema = z.object({
  items: z.array(z.object({ id: z.string(), label: z.string(), categories: z.array(z.string()) })),
});

export const someId = () =>
  Array.from({ length: 20 }, () => String.fromCodePoint(97 + randomInt(26))).join('');

export async function read<Answer>(page: Page, path: string, schema: z.ZodType<Answer>): Promise<Answer> {
  return schema.parse(await (await page.request.get(`/api${path}`)).json());
}

export async function schoolId(page: Page, name: string): Promise<string> {
  const schools = await read(page, '/schools/names', schoolsSchema);
  return schools.find((school) => school.name === name)?.id ?? '';
}

/** An entry of one's own, that no other scenario knows. */
export async function aLoggedEntry(
  page: Page,
  details: { schoolId: string; tag: string; location?: string; imageIds?: string[] },
) {
  const { items } = await read(page, '/settings/observation', observationSchema);
  const [item] = items;
  const entryId = someId();
  const answer = await page.request.post('/api/entries/logEntry', {
    headers: { 'operation-id': someId() },
    data: {
      entryId,
      schoolId: details.schoolId,
      timestamp: new Date().toISOString(),
      isFloating: true,
      entry: {
        observationCategoryId: item?.categories[0],
        observationItemId: item?.id,
        observationType: 'concern',
        quantity: 1,
        comment: 'Seen on the way in',
        location: details.location ?? 'Room 214',
        locationDataProfileId: null,
        locationDataProfileOptionId: null,
        manualTags: [details.tag],
        imageIds: details.imageIds ?? [],
      },
      safetyAlert: null,
      tasksToAddOnSubmission: [],
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { entryId, title: `${item?.label}, ${details.location ?? 'Room 214'}` };
}
