import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';

export const MyRecentEntries = lazyPart(
  'section',
  async () =>
    (
      await importWithTexts(
        ['features/entries', 'features/outbox', 'ui'],
        () => import('./MyRecentEntries.tsx'),
      )
    ).MyRecentEntries,
);
