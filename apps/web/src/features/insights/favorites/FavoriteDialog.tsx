import { Text, TextInput } from '@mantine/core';
import { type FavoriteInsight, favoriteInsightSchema, maxFavorites } from '@schooldog/domain/insights';
import { type SubmitEvent, useState } from 'react';
import { refusalOf } from '../../../platform/api/problem.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useFavorites } from './useFavorites.ts';

type Props = Readonly<{ favorite: FavoriteInsight; isNew: boolean; onClose(): void }>;

const nameSchema = favoriteInsightSchema.shape.insightName;

/** Gives a chart its name, the first or another one. */
export function FavoriteDialog({ favorite, isNew, onClose }: Props) {
  const { t } = useTexts('features/insights');
  const { save } = useFavorites();
  const [name, setName] = useState(favorite.insightName);
  const [isTried, setIsTried] = useState(false);
  const problem = nameSchema.safeParse(name).error?.issues[0]?.message;
  const error =
    problem === undefined ? null : t(problem === 'tooLong' ? 'favorites.tooLong' : 'favorites.required');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (error !== null) {
      focusFirstError(event);
      return;
    }
    save.mutate(
      { favorite: { ...favorite, insightName: name.trim() } },
      {
        onSuccess: () => {
          toastSuccess(t(isNew ? 'favorites.saved' : 'favorites.renamed'));
          onClose();
        },
      },
    );
  };
  const failure =
    refusalOf(save.error).code === 'insight.tooManyFavorites'
      ? t('favorites.tooMany', { limit: maxFavorites })
      : (rejectionText(save.error) ?? t('favorites.saveFailed'));
  return (
    <FormDialog
      title={t(isNew ? 'favorites.saveTitle' : 'favorites.renameTitle')}
      submitLabel={t(isNew ? 'favorites.save' : 'favorites.rename')}
      onSubmit={submit}
      onClose={onClose}
      isPending={save.isPending}
      problem={save.isError ? failure : null}
    >
      {isNew ? (
        <Text size="sm" c="dimmed">
          {t('favorites.help')}
        </Text>
      ) : null}
      <TextInput
        label={t('favorites.name')}
        required
        data-autofocus
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={isTried ? error : null}
      />
    </FormDialog>
  );
}
