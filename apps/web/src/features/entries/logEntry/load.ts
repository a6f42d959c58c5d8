import i18next from 'i18next';

const namespaces = ['logEntry', 'schools', 'placeField', 'alerts', 'users', 'ui'] as const;

/** The dialog comes with its texts when somebody opens it, and in a quiet moment before. */
export async function loadEntryDialog() {
  const [part] = await Promise.all([import('./dialog.ts'), i18next.loadNamespaces(namespaces)]);
  return part;
}
