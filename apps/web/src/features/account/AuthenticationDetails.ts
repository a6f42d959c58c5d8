import { importWithTexts } from '../../platform/i18n/importWithTexts.ts';
import { lazyPart } from '../../platform/lazyParts/lazyPart.ts';

/** Comes with its texts when somebody opens their profile. */
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
