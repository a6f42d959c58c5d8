// Reports: a million entries as CSV while other users work, and 250 entries with photos as PDF.
import { setTimeout as wait } from 'node:timers/promises';
import { fillTo, makeSchools } from '../entries/data.ts';
import { saveObservation } from '../entries/observation.ts';
import { drawPhotos, uploadPhoto } from '../entries/photos.ts';
import { askForSure, newId } from '../lib/ask.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import { measureCsv } from '../lib/csvUnderLoad.ts';
import { measureReport } from '../lib/exporting.ts';
import { residentMemory, watchMemory } from '../lib/memory.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signIn } from '../lib/people.ts';
import { written } from '../lib/report.ts';
import { type Server, startServer } from '../lib/server.ts';
import { query } from '../lib/sql.ts';

export const exports: Part = {
  name: 'exports',
  about: 'a CSV of 1,000,000 entries while others work, a PDF of 250 entries with photos',
  minutes: 25,
  run,
};

const photosEach = 2;
const pdfEntries = 250;

async function run({ report, settings, stack }: Bench): Promise<void> {
  const count = settings.short ? 50_000 : 1_000_000;
  const database = await startDatabase(stack);
  const server = await startServer(stack, {
    dataDir: await newDataFolder(stack),
    environment: { DATABASE_URL: database.url },
  });
  const cookie = await signIn(server.url, 'district_safety_coordinator@demo.test');
  const schoolIds = await makeSchools(database.url);
  await query(database.url, 'truncate entries, observation_deltas, safety_alerts, safety_alert_recipients');
  const { categoryId, itemId } = await saveObservation(server.url, cookie, database.url);
  await fillTo(stack, database.url, count);

  const csv = await measureCsv(
    server,
    cookie,
    { path: 'entries/generateCsvFromObservationsQuery', query: {} },
    { schoolIds, stack, seconds: settings.short ? 1 : 5 },
  );
  report.none('entries that are missing in the CSV', count - csv.records);
  report.figure('  time', written(csv.took, 's'));
  report.figure('  size', written(csv.bytes, 'MB'));
  report.atMost('  growth of the server', csv.growth, 100_000_000, 'MB');
  report.atMost('  p99 of a page during the export', csv.p99, 200, 'ms');
  report.none('  requests of others that failed', csv.failed);

  const kind = { observationCategoryId: categoryId, observationItemId: itemId };
  const schoolId = await logWithPhotos(
    server.url,
    cookie,
    database.url,
    kind,
    settings.short ? 20 : pdfEntries,
  );
  const pdf = await measurePdf(server, cookie, schoolId);
  report.atMost(
    `PDF of ${settings.short ? 20 : pdfEntries} entries with ${photosEach} photos each`,
    pdf.took,
    8_000,
    's',
  );
  report.figure('  size', written(pdf.bytes, 'MB'));
  report.figure('  growth of the server', written(pdf.growth, 'MB'));
  report.atMost('  p99 of /healthz during the report', pdf.p99, 200, 'ms');
  // The printing thread ends after some idle time.
  await wait(40_000);
  report.figure(
    '  growth that is left after 40 s',
    written((await residentMemory(server.pid)) - pdf.before, 'MB'),
  );
}

/** Entries at their own school, each with its own photos. */
async function logWithPhotos(
  serverUrl: string,
  cookie: string,
  databaseUrl: string,
  kind: { observationCategoryId: string; observationItemId: string },
  count: number,
): Promise<string> {
  const schoolId = newId();
  await query(databaseUrl, `insert into schools (id, name) values ($1, 'School of photos')`, [schoolId]);
  const photos = await drawPhotos(100);
  const one = async (number: number) => {
    const imageIds: string[] = [];
    for (let at = 0; at < photosEach; at += 1) {
      const photo = photos[(number * photosEach + at) % photos.length];
      if (photo !== undefined) imageIds.push(await uploadPhoto(serverUrl, cookie, photo));
    }
    const entry = {
      ...kind,
      observationType: ['concern', 'praise', 'other'][number % 3],
      quantity: 1,
      comment:
        'The latch of this door does not close by itself; it was reported to the office on the same day.',
      location: `Room ${number}`,
      locationDataProfileId: null,
      locationDataProfileOptionId: null,
      manualTags: [],
      imageIds,
    };
    await askForSure(`${serverUrl}/api/entries/logEntry`, {
      cookie,
      body: {
        entryId: newId(),
        schoolId,
        timestamp: new Date(Date.now() - number * 60_000).toISOString(),
        isFloating: true,
        safetyAlert: null,
        tasksToAddOnSubmission: [],
        entry,
      },
    });
  };
  for (let number = 0; number < count; number += 2) await Promise.all([one(number), one(number + 1)]);
  return schoolId;
}

async function measurePdf(server: Server, cookie: string, schoolId: string) {
  const before = await residentMemory(server.pid);
  const memory = await watchMemory(server.pid);
  const body = { exportId: newId(), query: { schoolIds: [schoolId] }, title: 'With photos' };
  const path = 'entries/generateDataInsightsPdf';
  const { took, bytes, p99 } = await measureReport(server, cookie, path, body);
  return { took, bytes, before, growth: memory.stop(), p99 };
}
