import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FavoriteInsight, favoriteInsightSchema, maxFavorites } from '@schooldog/domain/insights';
import { IconAlertCircle } from '@tabler/icons-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../../platform/api/problem.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { useFavorites } from './useFavorites.ts';

type Props = Readonly<{ favorite: FavoriteInsight; isNew: boolean; onClose(): void }>;

const nameSchema = favoriteInsightSchema.shape.insightName;

/** Gives a chart its name, the first or another one. */
export function FavoriteDialog({ favorite, isNew, onClose }: Props) {
  const { t } = useTranslation('insights');
  const formId = useId();
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
  return (
    <Dialog
      title={t(isNew ? 'favorites.saveTitle' : 'favorites.renameTitle')}
      onClose={onClose}
      footer={
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={save.isPending}>
            {t(isNew ? 'favorites.save' : 'favorites.rename')}
          </Button>
        </Group>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="md">
          {save.isError ? (
            <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
              {refusalOf(save.error).code === 'insight.tooManyFavorites'
                ? t('favorites.tooMany', { limit: maxFavorites })
                : t('favorites.saveFailed')}
            </Alert>
          ) : null}
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
        </Stack>
      </form>
    </Dialog>
  );
}
