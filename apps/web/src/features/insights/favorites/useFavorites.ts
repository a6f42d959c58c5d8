import type { FavoriteInsight } from '@schooldog/domain/insights';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';

/** Saving, and removing with a way back. The answer is the whole list, so nothing is asked again. */
export function useFavorites() {
  const { t } = useTexts('features/insights');
  const queryClient = useQueryClient();
  const keep = (favorites: FavoriteInsight[]) =>
    queryClient.setQueryData(api.insights.listFavoriteInsights.queryKey(), favorites);
  const save = useMutation(api.insights.saveFavoriteInsight.mutationOptions({ onSuccess: keep }));
  const remove = useMutation(
    api.insights.removeFavoriteInsight.mutationOptions({
      onSuccess: keep,
      onError: () => toastError(t('favorites.removeFailed')),
    }),
  );
  return {
    save,
    remove: (favorite: FavoriteInsight) =>
      remove.mutate(
        { favoriteId: favorite.id },
        {
          onSuccess: () =>
            toastSuccess(t('favorites.removed', { name: favorite.insightName }), {
              label: t('favorites.undo'),
              run: () => save.mutate({ favorite }, { onError: () => toastError(t('favorites.saveFailed')) }),
            }),
        },
      ),
  };
}
