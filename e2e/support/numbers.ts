// The numbers of the dashboard and of charts, as the API tells them, and what makes them change.
import { expect, type Page } from '@playwright/test';
import { everythingChosen } from '@schooldog/domain/insights';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';

export const cycleSchema = z.object({
  month: z.string(),
  required: z.number(),
  own: z.object({ concern: z.number(), praise: z.number(), other: z.number() }),
  schools: z.array(z.object({ schoolId: z.string(), schoolLed: z.number() })),
});
export const boardSchema = z.object({
  month: z.string(),
  schools: z.array(z.object({ schoolId: z.string(), entries: z.number() })),
});
export const walkersSchema = z.object({
  schoolYear: z.string(),
  walkers: z.array(z.object({ name: z.string().nullable(), entries: z.number() })),
});
export const namesSchema = z.array(z.object({ id: z.string(), name: z.string() }));
const observationSchema = z.object({
  items: z.array(z.object({ id: z.string(), categories: z.array(z.string()) })),
});

export async function read<Schema extends z.ZodType>(
  page: Page,
  path: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const answer = await page.request.get(`/api/${path}`);
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return schema.parse(await answer.json());
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const headers = { 'operation-id': someId() };
  const answer = await page.request.post(`/api/${path}`, { data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

const someId = () => randomUUID().replaceAll('-', '').slice(0, 20);
export async function logAnEntry(page: Page, schoolId: string): Promise<void> {
  const { items } = await read(page, 'settings/observation', observationSchema);
  await post(page, 'entries/logEntry', {
    entryId: someId(),
    schoolId,
    timestamp: new Date().toISOString(),
    isFloating: true,
    entry: {
      observationCategoryId: items[0]?.categories[0],
      observationItemId: items[0]?.id,
      observationType: 'concern',
      quantity: 1,
      comment: '',
      location: 'Gym',
      locationDataProfileId: null,
      locationDataProfileOptionId: null,
      manualTags: [],
      imageIds: [],
    },
    safetyAlert: null,
    tasksToAddOnSubmission: [],
  });
}

export async function saveFavorite(
  page: Page,
  insightName: string,
  opinion: 'all' | 'concern',
): Promise<void> {
  const favorite = { ...everythingChosen, id: someId(), insightName, selectedObservationType: opinion };
  await post(page, 'insights/saveFavoriteInsight', { favorite });
}
