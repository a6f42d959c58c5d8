// A walk with many entries in the basement: how soon it is there, and how soon a tile opens the form.
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { untilCached } from '../../e2e/support/offline.ts';
import { askForSure, newId } from '../lib/ask.ts';
import { z } from 'zod';
import { leaveNetwork, slowDown, withKnownPhone } from './phone.ts';

/** What an idle moment loads ahead is there by then. */
const quiet = 3_000;

export type WalkOffline = Readonly<{ opened: number; formOpened: number }>;

type Asked = Readonly<{ serverUrl: string; cookie: string; walkId: string }>;

export async function measureWalkOffline(
  browser: Browser,
  { walkId, ...known }: Asked,
): Promise<WalkOffline> {
  const tiles = 'ul[aria-label=Categories] button';
  const sought = { path: `/walks/walk/${walkId}/inprogress`, selector: tiles, words: 'Access Control' };
  return withKnownPhone(browser, { ...known, ...sought }, async ({ context, page, nextSight }) => {
    await page.evaluate(() => localStorage.setItem('schooldog.offlineDialogSilenced', 'true'));
    await untilCached(page);
    await leaveNetwork(context, page);
    await slowDown(page, { network: false });
    const [opened] = await Promise.all([nextSight(), page.reload({ waitUntil: 'commit' })]);
    await delay(quiet);
    const formOpened = await page.evaluate(tapAndWait, tiles);
    return { opened, formOpened };
  });
}

/** The page measures it: waiting from outside would use the same processor. */
async function tapAndWait(tiles: string): Promise<number> {
  const began = performance.now();
  document.querySelector<HTMLElement>(tiles)?.click();
  // The form may be drawn ahead, and hidden until the tap.
  const isSeen = (part: string) =>
    [...document.querySelectorAll(`[role=dialog] ${part}`)].some((element) => element.checkVisibility());
  while (!isSeen('[role=radio]') || !isSeen('[role=option]'))
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - began;
}

const sessionSchema = z.object({ user: z.object({ roleSchoolIds: z.array(z.string()) }) });
const observationSchema = z.object({
  items: z.array(z.object({ id: z.string(), categories: z.array(z.string()) })),
});

/** A walk of the signed-in person, at their first school. */
export async function walkWithEntries(serverUrl: string, cookie: string, entries: number): Promise<string> {
  const read = (path: string) => askForSure(`${serverUrl}/api/${path}`, { cookie });
  const { user } = sessionSchema.parse(await read('users/session'));
  const { items } = observationSchema.parse(await read('settings/observation'));
  const walkId = newId();
  const send = (procedure: string, body: object) =>
    askForSure(`${serverUrl}/api/walks/${procedure}`, { cookie, operationId: newId(), body });
  const timestamp = new Date().toISOString();
  await send('startWalk', {
    walkId,
    schoolId: user.roleSchoolIds[0],
    collaborators: [],
    intendedCategories: [],
    timeframe: null,
    timestamp,
  });
  for (let number = 0; number < entries; number += 1) {
    const item = items[number % items.length];
    await send('putWalkEntry', {
      entryId: newId(),
      walkId,
      timestamp,
      entry: {
        observationCategoryId: item?.categories[0],
        observationItemId: item?.id,
        observationType: 'concern',
        quantity: 1,
        comment: 'The latch of this door does not close by itself.',
        location: `Room ${number}`,
        locationDataProfileId: null,
        locationDataProfileOptionId: null,
        manualTags: [],
        imageIds: [],
      },
      safetyAlert: null,
      tasksToAddOnSubmission: [],
    });
  }
  return walkId;
}
