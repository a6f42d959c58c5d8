// The dialog is fetched with its texts when it is opened.
import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';

function load() {
  return importWithTexts(
    [
      'features/people/userDialog',
      'features/people/permissionEditor',
      'features/people',
      'features/dashboard',
      'features/schools',
      'ui',
    ],
    () => import('./UserDialog.tsx'),
  );
}

export const CreateUserDialog = lazyPart('dialog', async () => (await load()).CreateUserDialog);
export const EditUserDialog = lazyPart('dialog', async () => (await load()).EditUserDialog);

/** Fetched in the background where it is likely to be opened, so that it opens at once. */
export function warmUserDialog(): void {
  void EditUserDialog.preload();
}
