import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';

/** `<WalkSettings walk={walk} onClose={close} />`, rendered by a page while it is open. */
export const WalkSettings = lazyPart(
  'dialog',
  async () =>
    (
      await importWithTexts(
        ['features/walks/settings', 'features/walks/manage', 'features/schools', 'features/picker', 'ui'],
        () => import('./WalkSettingsDialog.tsx'),
      )
    ).WalkSettingsDialog,
);

/** `<WalkSchoolResources schoolId={schoolId} onClose={close} />` */
export const WalkSchoolResources = lazyPart(
  'dialog',
  async () =>
    (
      await importWithTexts(
        ['features/walks/settings', 'features/schools', 'ui'],
        () => import('./SchoolResourcesDialog.tsx'),
      )
    ).SchoolResourcesDialog,
);
