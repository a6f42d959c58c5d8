import { canExploreEntries } from '@schooldog/domain/entries';
import { IconClipboardList } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import i18next from 'i18next';
import { useEffect } from 'react';
import { api } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { connectivity } from '../../platform/connectivity/connectivity.ts';
import { registerCommands } from '../../platform/commands/commands.ts';
import { useActor } from '../../platform/session/session.ts';
import { textMatcher } from '../../ui/textSearch.ts';

const maxFound = 6;

/** "latch" in the command palette finds the observations that are called so, and opens the entries about them. */
export function useEntryCommands(): void {
  const navigate = useNavigate();
  const mayExplore = canExploreEntries(useActor());
  useEffect(() => {
    if (!mayExplore) return undefined;
    return registerCommands({
      id: 'entries',
      find: async (query) => {
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
      },
    });
  }, [mayExplore, navigate]);
}
