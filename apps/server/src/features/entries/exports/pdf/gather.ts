import { type EntryFilter, maxPdfEntries } from '@schooldog/domain/entries';
import { problem } from '@schooldog/domain/problems';
import type { Services } from '../../../../platform/api/context.ts';
import type { Reader } from '../../../../platform/database/database.ts';
import { readActor } from '../../../../platform/identity/readActor.ts';
import { readOrganization } from '../../../../platform/settingsDocuments/organization.ts';
import { placeOf } from '../../../dataProfiles/index.ts';
import { namesOf } from '../../../users/index.ts';
import { readLabels } from '../labels.ts';
import { exportQuestion } from '../question.ts';
import { type ExportRow, exportedEntries } from '../store.ts';
import { wordsIn } from '../words.ts';
import { filterWords } from './filterWords.ts';
import { gatherChart } from './gatherChart.ts';
import { withPictures } from './pictures.ts';
import { printedEntry, printedReport } from './printedReport.ts';
import type { PrintedReport } from './report.ts';

/** Everything that the report needs, with the rights that the asker has now. `told` hears of pictures made small. */
export async function gatherReport(
  services: Services,
  row: ExportRow,
  told: (pictured: number) => void,
): Promise<PrintedReport> {
  const { db, pool } = services.database;
  const { query, title, language, requestedByUserId } = row;
  const actor = await readActor(db, requestedByUserId, await services.readApp());
  if (actor === null) throw problem('entry.downloadNotAllowed');
  const question = await exportQuestion(db, actor, query);
  const entries = await exportedEntries(pool, question, { after: null, limit: maxPdfEntries });
  const pictured = await withPictures(services, entries, told);

  const { districtName: district, timeZone } = await readOrganization(db);
  const words = wordsIn(language);
  const labels = await readLabels(db);
  const people = await namesOf(db, [requestedByUserId, ...(query.userIds ?? [])]);
  const filters = filterWords(query, { labels, people, place: await placeIn(db, query) }, words);
  const chart =
    row.chart === null ? null : await gatherChart(services, actor, row.chart, { words, labels, language });
  const parts = { words, labels, timeZone, publicUrl: services.publicUrl };
  const madeBy = people.get(requestedByUserId) ?? '';
  return printedReport(
    { query, title, language, district, madeBy, filters, chart, now: services.clock() },
    parts,
    pictured.map(printedEntry(parts)),
  );
}

async function placeIn(reader: Reader, { location, schoolIds }: EntryFilter): Promise<string | null> {
  const [schoolId] = schoolIds ?? [];
  if (location === undefined || schoolId === undefined) return null;
  const { profileId: dataProfileId, optionId } = location;
  return (await placeOf(reader, { schoolId, dataProfileId, optionId }))?.label ?? null;
}
