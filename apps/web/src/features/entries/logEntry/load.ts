import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { untilLoaded } from '../../../platform/lazyParts/untilLoaded.ts';
import { preloadEnqueue } from '../../../platform/outbox/index.ts';

/**
 * The dialog comes when somebody opens it, and in a quiet moment before: with its texts, and with all that storing the
 * entry needs, because the network may go while it is open.
 */
export async function loadEntryDialog() {
  const [part] = await Promise.all([
    importWithTexts(
      [
        'features/entries/logEntry',
        'features/schools',
        'features/dataProfiles/placeField',
        'features/picker',
        'ui',
      ],
      () => import('./dialog.ts'),
    ),
    preloadEnqueue(),
  ]);
  return part;
}

export const EntryDialog = lazyPart('dialog', async () => (await loadEntryDialog()).EntryDialog);

/**
 * For a page whose main purpose is the form, also when it was started without a network. With one, what the form asks
 * for at the school is fetched at once, because people walk out of reach with the page open.
 */
export async function prepareEntryDialog(schoolId: string): Promise<void> {
  try {
    const { warmEntryDialog } = await untilLoaded(loadEntryDialog);
    await EntryDialog.preload();
    if (!connectivity.get().isOffline) await warmEntryDialog(schoolId);
  } catch {
    // The dialog comes when it is opened.
  }
}
