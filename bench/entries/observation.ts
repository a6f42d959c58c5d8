import { z } from 'zod';
import { askForSure } from '../lib/ask.ts';
import { query } from '../lib/sql.ts';

const observationSchema = z.object({
  items: z.array(
    z.looseObject({ id: z.string(), categories: z.array(z.string()), tags: z.array(z.string()) }),
  ),
});

/** The default set, saved once so that the database has it, and one item to log. */
export async function saveObservation(serverUrl: string, cookie: string, databaseUrl: string) {
  const shown = observationSchema.parse(
    await askForSure(`${serverUrl}/api/settings/observation`, { cookie }),
  );
  const [item] = shown.items;
  if (item === undefined) throw new Error('There is nothing to log.');
  await askForSure(`${serverUrl}/api/settings/saveObservationItem`, {
    cookie,
    body: { item, edit: { tags: { added: ['bench'], removed: [] } } },
  });
  const [stored] = await query<{ found: boolean }>(
    databaseUrl,
    `select true as found from settings where name = 'observation'`,
  );
  if (stored === undefined) throw new Error('The settings were not saved.');
  return { categoryId: item.categories[0] ?? '', itemId: item.id };
}
