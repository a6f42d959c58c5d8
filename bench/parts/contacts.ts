// Emergency contacts: a file of 10,000 of them, from its text to the preview and into the list, and the list with them.
import { guessMapping, packRow, planImport } from '@schooldog/domain/contacts';
import { z } from 'zod';
import { makeSchools } from '../entries/data.ts';
import { askForSure, newId } from '../lib/ask.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import type { Bench, Part } from '../lib/part.ts';
import { listSchoolIds, signIn } from '../lib/people.ts';
import { startServer } from '../lib/server.ts';

export const contacts: Part = {
  name: 'contacts',
  about: 'a file of 10,000 contacts, its preview, its import and the list',
  minutes: 2,
  run,
};

const coordinator = 'district_safety_coordinator@demo.test';
const headers = ['First name', 'Last name', 'Email', 'Phone', 'Title'];
const outcomeSchema = z.object({ added: z.int(), updated: z.int(), dropped: z.array(z.unknown()) });
const pageSchema = z.object({ count: z.int() });

async function run({ report, settings, stack }: Bench): Promise<void> {
  const count = settings.short ? 1000 : 10_000;
  const database = await startDatabase(stack);
  const environment = { DATABASE_URL: database.url };
  const server = await startServer(stack, { dataDir: await newDataFolder(stack), environment });
  await makeSchools(database.url);
  const cookie = await signIn(server.url, coordinator);
  const [schoolId = ''] = await listSchoolIds(server.url, cookie);
  const cells = Array.from({ length: count }, (_, at) => rowOf(at));

  const previewStart = performance.now();
  const mapping = guessMapping(headers);
  const rows = cells.map((row) => packRow(row, mapping));
  const plan = planImport({ rows, updateExisting: false }, { contacts: new Set(), users: new Set() });
  report.atMost(`preview of ${count} contacts`, performance.now() - previewStart, 2000, 'ms');

  const importing = async (updateExisting: boolean) => {
    const start = performance.now();
    const body = { schoolId, rows, updateExisting };
    const answer = await askForSure(`${server.url}/api/contacts/importContacts`, {
      cookie,
      body,
      operationId: newId(),
    });
    return { outcome: outcomeSchema.parse(answer), milliseconds: performance.now() - start };
  };
  const first = await importing(false);
  report.atMost(`import of ${count} contacts`, first.milliseconds, 5000, 'ms');
  report.none(
    'contacts that the preview and the import decide differently',
    Math.abs(first.outcome.added - plan.added.length),
  );
  const second = await importing(true);
  report.atMost('the same file again, updating all of them', second.milliseconds, 5000, 'ms');
  for (const { outcome } of [first, second]) {
    const accounted = outcome.added + outcome.updated + outcome.dropped.length;
    report.none('rows that are neither added, updated nor dropped', Math.abs(accounted - count));
  }
  for (const query of ['', '?search=person', '?search=lee+4785550123']) {
    const start = performance.now();
    const listed = pageSchema.parse(
      await askForSure(`${server.url}/api/contacts/schools/${schoolId}/contacts${query}`, { cookie }),
    );
    const name = `a page of ${listed.count} contacts${query === '' ? '' : ` for ${query.slice(8)}`}`;
    report.figure(name, `${(performance.now() - start).toFixed(0)} ms`);
  }
}

/** Every hundredth row is dropped. */
function rowOf(at: number): string[] {
  const phone = at % 100 === 99 ? '555' : '(478) 555-0123';
  return ['Ana', `Lee ${at}`, `person.${at}@contacts.example`, phone, 'Coach'];
}
