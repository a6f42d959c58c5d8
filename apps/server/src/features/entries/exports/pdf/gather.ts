import { type EntryFilter, maxPdfEntries } from '@schooldog/domain/entries';
import type { Reader } from '../../../../platform/database/database.ts';
import { namesOf } from '../../../../platform/identity/namesOf.ts';
import type { PdfReport } from '../../../../platform/pdf/index.ts';
import { readOrganization } from '../../../../platform/settingsDocuments/organization.ts';
import { placeOf } from '../../../dataProfiles/index.ts';
import type { EntriesSource } from '../exportQuery.ts';
import { readLabels } from '../labels.ts';
import { exportedEntries } from '../store.ts';
import { wordsIn } from '../words.ts';
import { filterWords } from './filterWords.ts';
import { gatherChart } from './gatherChart.ts';
import { withPictures } from './pictures.ts';
import { entriesReport, entrySection } from './entriesReport.ts';

/** The report, and how many entries it has. `onPicture` gets how many entries have their pictures scaled down. */
export async function gatherReport(
  { services, actor, query, title, language, scope }: EntriesSource,
  onPicture: (entries: number) => void,
): Promise<Readonly<{ report: PdfReport; count: number }>> {
  const { db, pool } = services.database;
  const { chart: asked, ...filter } = query;
  const entries = await exportedEntries(pool, scope, { after: null, limit: maxPdfEntries });
  const pictured = await withPictures(services, entries, onPicture);

  const { districtName: district, timeZone } = await readOrganization(db);
  const words = wordsIn(language);
  const labels = await readLabels(db, language);
  const people = await namesOf(db, [actor.userId, ...(filter.userIds ?? [])]);
  const filters = filterWords(filter, { labels, people, place: await placeIn(db, filter) }, words);
  const chart =
    asked === undefined ? [] : await gatherChart(services, actor, asked, { words, labels, language });
  const parts = { words, labels, timeZone, publicUrl: services.publicUrl };
  const generatedBy = people.get(actor.userId) ?? '';
  const report = entriesReport(
    { query: filter, title, language, district, generatedBy, filters, chart, now: services.clock() },
    parts,
    pictured.map(entrySection(parts)),
  );
  return { report, count: entries.length };
}

async function placeIn(reader: Reader, { location, schoolIds }: EntryFilter): Promise<string | null> {
  const [schoolId] = schoolIds ?? [];
  if (location === undefined || schoolId === undefined) return null;
  const { profileId: dataProfileId, optionId } = location;
  return (await placeOf(reader, { schoolId, dataProfileId, optionId }))?.label ?? null;
}
