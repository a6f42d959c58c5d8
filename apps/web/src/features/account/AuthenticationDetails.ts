import { importWithTexts } from '../../platform/i18n/importWithTexts.ts';
import { lazyPart } from '../../platform/lazyParts/lazyPart.ts';

/** Fetched with its texts when a user opens their profile. */
export const AuthenticationDetails = lazyPart(
  'section',
  async () =>
    (
      await importWithTexts(
        ['features/account/factors', 'features/account/devices', 'ui'],
        () => import('./factors/AuthenticationDetails.tsx'),
      )
    ).AuthenticationDetails,
);
