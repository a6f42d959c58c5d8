// The dialog comes with its texts when somebody opens it.
import i18next from 'i18next';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';

const namespaces = [
  'features/users/userDialog',
  'features/users/permissionEditor',
  'features/users/people',
  'features/dashboard',
  'features/schools',
  'ui',
] as const;

async function load() {
  const [dialogs] = await Promise.all([import('./UserDialog.tsx'), i18next.loadNamespaces(namespaces)]);
  return dialogs;
}

export const CreateUserDialog = lazyPart('dialog', async () => (await load()).CreateUserDialog);
export const EditUserDialog = lazyPart('dialog', async () => (await load()).EditUserDialog);

/** Fetched in the background where it is likely to be opened, so that it opens at once. */
export function warmUserDialog(): void {
  void EditUserDialog.preload();
}
