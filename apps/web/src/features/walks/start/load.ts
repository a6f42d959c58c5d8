import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { preloadEnqueue } from '../../../platform/outbox/index.ts';

/** With its texts, and with all that storing the walk needs, because the network may go while the dialog is open. */
export async function loadStartDialog() {
  const [part] = await Promise.all([
    importWithTexts(
      ['features/walks/start', 'features/schools', 'features/picker', 'features/outbox', 'ui'],
      () => import('./dialog.ts'),
    ),
    preloadEnqueue(),
  ]);
  return part;
}
