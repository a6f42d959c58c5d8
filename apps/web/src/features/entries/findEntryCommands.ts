import { IconClipboardList } from '@tabler/icons-react';
import i18next from 'i18next';
import { api } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { connectivity } from '../../platform/connectivity/connectivity.ts';
import type { Command, FindTools } from '../../platform/navigation/featureShell.ts';
import { textMatcher } from '../../ui/textSearch.ts';

const maxFound = 6;

/** "latch" in the command palette finds the observations that are called so, and opens the entries about them. */
export async function findEntryCommands(query: string, { navigate }: FindTools): Promise<readonly Command[]> {
  const [{ categories, items }] = await Promise.all([
    queryClient.query(
      api.settings.getObservationSettings.queryOptions({
        staleTime: connectivity.get().isOffline ? Infinity : 60_000,
        networkMode: 'always',
      }),
    ),
    i18next.loadNamespaces('features/entries'),
  ]);
  const matches = textMatcher(query);
  const found = [
    ...categories.map(({ id, label }) => ({ id, label, search: { category: id } })),
    ...items.map(({ id, label }) => ({ id, label, search: { item: id } })),
  ].filter(({ label }) => matches(label));
  return found.slice(0, maxFound).map(({ id, label, search }) => ({
    id: `entries ${id}`,
    label: i18next.t('palette.of', { ns: 'features/entries', label }),
    group: i18next.t('palette.group', { ns: 'features/entries' }),
    icon: IconClipboardList,
    run: () => void navigate({ to: '/entries', search }),
  }));
}
