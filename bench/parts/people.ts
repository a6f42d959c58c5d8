// A large district: 20,000 people behind the list of users, the picker and the editor, one request after the other.
import { z } from 'zod';
import { askForSure } from '../lib/ask.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import type { Bench, Part } from '../lib/part.ts';
import { addPeople, signIn } from '../lib/people.ts';
import { written } from '../lib/report.ts';
import { startServer } from '../lib/server.ts';
import { percentile } from '../lib/statistics.ts';

export const people: Part = {
  name: 'people',
  about: 'list of users, picker and editor with 20,000 people',
  minutes: 10,
  run,
};

const personCount = 20_000;
const limit = 100;
const schoolsSchema = z.tuple([z.object({ id: z.string() })]).rest(z.unknown());
const titledSchema = z.object({ title: z.string() });
const pageSchema = z.object({ count: z.number(), next: z.string().nullable() });

async function run({ report, settings, stack }: Bench): Promise<void> {
  const database = await startDatabase(stack);
  const server = await startServer(stack, {
    dataDir: await newDataFolder(stack),
    environment: { DATABASE_URL: database.url },
  });
  await addPeople(database.url, personCount);
  const cookie = await signIn(server.url, 'district_safety_coordinator@demo.test');
  const api = `${server.url}/api/users`;
  const first = pageSchema.parse(await askForSure(api, { cookie }));
  report.figure('people', String(first.count));

  const measure = async (
    name: string,
    request: (number: number) => Promise<unknown>,
    before: (number: number) => Promise<unknown> = async () => undefined,
  ) => {
    // The plans and the code are warm before anything counts.
    for (let number = 0; number < 5; number += 1) await request(number);
    const took: number[] = [];
    for (let number = 0; number < (settings.short ? 5 : 100); number += 1) {
      await before(number);
      const began = performance.now();
      await request(number);
      took.push(performance.now() - began);
    }
    report.atMost(name, percentile(took, 0.5), limit, 'ms');
    report.figure('  p99', written(percentile(took, 0.99), 'ms'));
  };
  const list = (filter: string) => () => askForSure(`${api}?${filter}`, { cookie });
  const userId = (number: number) => personId(1 + ((number * 7919) % personCount));

  await measure('first page and count', list(''));
  await measure('  the page after it', list(`before=${first.next ?? ''}`));
  await measure('  found by two words, few of them', list('search=angela+reyes'));
  await measure('  searched by an unknown word', list('search=zzzz'));
  await measure('  who holds a permission anywhere', list('permission=manage+users'));
  await measure('  invited principals', list('roles[0]=principal&statuses[0]=invited'));
  const change = async (number: number) => {
    const { title } = titledSchema.parse(await askForSure(`${api}/${userId(number)}`, { cookie }));
    const edit = { title: { from: title, to: `Title ${number} of ${title}`.slice(0, 100) } };
    return askForSure(`${api}/editUser`, { cookie, body: { userId: userId(number), edit } });
  };
  const [school] = schoolsSchema.parse(await askForSure(`${server.url}/api/schools/names`, { cookie }));
  const picker = (question: string) => () => askForSure(`${api}/people?${question}`, { cookie });
  const recipients = `permission=receive+safety+alerts&atSchoolId=${school.id}`;
  await measure('picker: nothing typed', picker(''));
  await measure('  right after a change', picker(''), change);
  await measure('  found by two words, few of them', picker('search=angela+reyes'));
  await measure('  found by a word that only addresses hold', picker('search=people.test'));
  await measure('  who receives alerts at a school', picker(recipients));
  await measure('  of them by a word, right after a change', picker(`${recipients}&search=zzzz`), change);
  await measure('  of a school', picker(`schoolId=${school.id}`));
  const named = (number: number) =>
    Array.from({ length: 20 }, (_, at) => `ids[${at}]=${userId(number + at)}`);
  await measure('  20 by their ids', (number) => picker(named(number).join('&'))());
  await measure('one account', (number) => askForSure(`${api}/${userId(number)}`, { cookie }));
  await measure('one account changed', change);
}

function personId(number: number): string {
  return `person${String(number).padStart(14, '0')}`;
}
