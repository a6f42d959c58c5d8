import i18next from 'i18next';
import { preloadEnqueue } from '../../../platform/outbox/index.ts';

const namespaces = [
  'features/entries/logEntry',
  'features/schools',
  'features/dataProfiles/placeField',
  'features/alerts',
  'features/users',
  'ui',
] as const;

/**
 * The dialog comes when somebody opens it, and in a quiet moment before: with its texts, and with all that storing the
 * entry needs, because the network may go while it is open.
 */
export async function loadEntryDialog() {
  const [part] = await Promise.all([
    import('./dialog.ts'),
    i18next.loadNamespaces(namespaces),
    preloadEnqueue(),
  ]);
  return part;
}
