import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { preloadEnqueue } from '../../../platform/outbox/index.ts';

/** With its texts, and with all that storing the order needs, because the network may go while the dialog is open. */
export async function loadWorkOrderDialog() {
  const [part] = await Promise.all([
    importWithTexts(
      [
        'features/workOrders/create',
        'features/workOrders',
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
