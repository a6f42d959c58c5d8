import { importWithTexts } from '../../platform/i18n/importWithTexts.ts';
import { lazyPart } from '../../platform/lazyParts/lazyPart.ts';

/** "Send via Email", fetched when it is opened. */
export const SendByEmailDialog = lazyPart(
  'dialog',
  async () =>
    (
      await importWithTexts(
        ['features/responderLinks/share', 'ui'],
        () => import('./share/SendByEmailDialog.tsx'),
      )
    ).SendByEmailDialog,
);
