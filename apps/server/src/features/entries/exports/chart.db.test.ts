// The chart in front of a report: counted by the server, limited to what the viewer may read.
import type { EntriesExportQuery } from '@schooldog/contract/entries';
import { everythingChosen, type InsightChart } from '@schooldog/domain/insights';
import { atSchools } from '@schooldog/domain/permissions';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { users } from '../../../platform/identity/schema.ts';
import type { TestClient } from '../../../testing/app.ts';
import { aPerson } from '../../../testing/people.ts';
import { aPlace } from '../../../testing/places.ts';
import { aKind, anEntry, newId, refused } from '../testing/fixture.ts';
import { readPdf } from '../../../platform/pdf/testing/readPdf.ts';
import { exportsFixture, type ExportsFixture, finished } from './testing/exportsFixture.ts';

let place: ExportsFixture;
beforeAll(async () => {
  place = await exportsFixture(() => new Date('2026-10-06T12:00:00.000Z'));
});

const chart: InsightChart = {
  choice: everythingChosen,
  walkTypes: [],
  schoolIds: [],
  period: { from: '2026-08', to: '2026-10' },
  hiddenIds: [],
};

type Asked = EntriesExportQuery & { language?: 'es' };

async function ask(client: TestClient, { language, ...query }: Asked) {
  const exportId = newId();
  await client.entries.generateDataInsightsPdf({ exportId, query, title: 'Findings', language });
  return finished(client, exportId);
}

/** All words on the pages, in page order. */
async function printedFor(who: 'coordinator' | 'principal', asked: Asked): Promise<string> {
  const { url, status } = await ask(place.clients[who], asked);
  expect(status).toBe('ready');
  const { bytes } = await place.fetchFile(url, place.cookies[who]);
  return readPdf(bytes).pages.join(' ').replaceAll(/\s+/g, ' ');
}

it('shows the sum, the schools on an axis of their own with their totals, then the entries', async () => {
  const text = await printedFor('coordinator', { chart });
  expect(text).toContain('Entries August 2026 – October 2026 · 4 entries');
  expect(text).toMatch(/0 1 2 3 4 Aug 2026 Sep Oct All Schools 0 1 2 Aug 2026 Sep Oct Oak Hill Elementary/);
  expect(text).toMatch(/All Schools 4 Oak Hill Elementary 2 Pine Ridge Elementary 2 All entries/);
  expect(text.indexOf('All Schools 4')).toBeLessThan(text.indexOf('mañana'));
});

it('counts what the chart counted: opinion, kind, walk types, months and schools', async () => {
  const { oak, pine } = place;
  const choice = {
    ...everythingChosen,
    viewMode: 'item',
    selectedObservationCategoryId: aKind.category.id,
    selectedObservationItemId: aKind.item.id,
    selectedObservationType: 'concern',
  } as const;
  const text = await printedFor('coordinator', {
    language: 'es',
    chart: { ...chart, choice, walkTypes: ['school'], schoolIds: [oak, pine] },
  });
  expect(text).toContain(`Preocupaciones: ${aKind.item.labels?.['es']}`);
  expect(text).toContain('De la escuela · 2 escuelas elegidas · 3 observaciones');
  expect(text).toMatch(/Todas las escuelas elegidas 3 Oak Hill Elementary 2 Pine Ridge Elementary 1 /);
  const praises = { ...choice, selectedObservationType: 'praise' } as const;
  const others = [{ choice: praises }, { period: { from: '2026-08', to: '2026-09' } }];
  for (const printed of await Promise.all(
    others.map((other) => printedFor('coordinator', { chart: { ...chart, ...other } })),
  ))
    expect(printed).toContain('· 0 entries');
});

it('leaves out the lines that were hidden in the chart', async () => {
  const text = await printedFor('coordinator', { chart: { ...chart, hiddenIds: ['all', place.pine] } });
  expect(text).toMatch(/2026 Sep Oct Oak Hill Elementary Oak Hill Elementary 2 All entries/);
});

it('shows a user of one school nothing of another, even when it is requested by name', async () => {
  const { oak, pine } = place;
  const printed = (...schoolIds: string[]) => printedFor('principal', { chart: { ...chart, schoolIds } });
  const texts = await Promise.all([printed(), printed(oak, pine), printed(pine)]);
  for (const text of texts) expect(text).not.toContain('Pine');
  expect(texts.map((text) => /2026 (?:· .*?)?· (\d) entr/.exec(text)?.[1])).toEqual(['2', '2', '0']);
});

it('is rejected for users who may see no charts, and while a choice is missing', async () => {
  const { fixture, oakHill, clients } = place;
  const permissions = {
    'view entries': atSchools([oakHill.id]),
    'download entry reports': atSchools([oakHill.id]),
  };
  const clerk = await fixture.as(
    await aPerson(fixture.database, { role: 'clerical', at: [oakHill], permissions }),
  );
  await expect(ask(clerk, { chart })).rejects.toEqual(refused('insight.viewNotAllowed'));
  expect(await ask(clerk, {})).toMatchObject({ status: 'ready' });
  const choice = { ...everythingChosen, viewMode: 'tag' } as const;
  await expect(ask(clients.coordinator, { chart: { ...chart, choice } })).rejects.toEqual(
    refused('insight.nothingChosen'),
  );
  const tooLong = { from: '1990-01', to: '2026-10' };
  await expect(ask(clients.coordinator, { chart: { ...chart, period: tooLong } })).rejects.toEqual(
    refused('input.invalid'),
  );
});

it('is not served to a user who may no longer see charts', async () => {
  const { db } = place.fixture.database;
  const { principal } = place.people;
  const { url } = await ask(place.clients.principal, { chart });
  expect(await place.fetchFile(url, place.cookies.principal)).toMatchObject({ status: 200 });
  const [row] = await db.select().from(users).where(eq(users.id, principal.id));
  const { 'view data insights': _taken, ...permissions } = row?.permissions ?? {};
  await db.update(users).set({ permissions }).where(eq(users.id, principal.id));
  expect(await place.fetchFile(url, place.cookies.principal)).toMatchObject({
    code: 'insight.viewNotAllowed',
  });
});

it('counts a location with those that were merged into it, also when one of these was chosen', async () => {
  const { fixture, oak, clients } = place;
  const { dataProfileId, optionId, mergedOptionId } = await aPlace(fixture.database, oak, 'Boiler room');
  for (const chosen of [optionId, mergedOptionId, mergedOptionId])
    await clients.coordinator.entries.logEntry(
      anEntry({
        schoolId: oak,
        entry: { locationDataProfileId: dataProfileId, locationDataProfileOptionId: chosen },
      }),
    );
  const choice = {
    ...everythingChosen,
    viewMode: 'location',
    selectedLocationSchoolId: oak,
    selectedLocationProfileId: dataProfileId,
    selectedLocation: mergedOptionId,
  } as const;
  const text = await printedFor('coordinator', {
    chart: { ...chart, choice },
    schoolIds: [oak],
    location: { profileId: dataProfileId, optionId: mergedOptionId },
  });
  expect(text).toContain('Entries: Boiler room August 2026 – October 2026 · 3 entries');
  expect(text).toMatch(/All Schools 3 Oak Hill Elementary 3 /);
});
