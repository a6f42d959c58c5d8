import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';

export const FavoriteDialog = lazyPart('dialog', async () => {
  const part = await importWithTexts(['features/insights', 'ui'], () => import('./FavoriteDialog.tsx'));
  return part.FavoriteDialog;
});
