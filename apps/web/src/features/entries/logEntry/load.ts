import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
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

/** For a page whose main purpose is the form, also when it was started without a network. */
export function preloadEntryDialog(): void {
  untilLoaded(loadEntryDialog).catch(() => undefined);
}
