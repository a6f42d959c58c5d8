// Order and visibility of the cards. Dragged by pointer or finger, or moved with the arrow buttons and keys.
import { Button, Group, Stack, Text } from '@mantine/core';
import { arrangeableCards, arrangeCards, type ArrangedCard, orderToStore } from '@schooldog/domain/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { textsOf } from '../../../platform/i18n/texts.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { refreshSession, useUser } from '../../../platform/session/session.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SortableCards } from './SortableCards.tsx';

type Props = Readonly<{ arrangement: readonly ArrangedCard[]; onClose(): void }>;

export function CustomizeDialog({ arrangement, onClose }: Props) {
  const { t } = useTexts('features/dashboard');
  const user = useUser();
  const [cards, setCards] = useState(arrangement);
  const save = useMutation(
    api.users.editUser.mutationOptions({
      onSuccess: async () => {
        await refreshSession().catch(() => undefined);
        toastSuccess(t('customize.saved'));
        onClose();
      },
      onError: () => toastError(t('customize.failed')),
    }),
  );
  const inDefaultOrder = arrangeableCards.filter((card) => cards.some((placed) => placed.card === card));
  // Stored labels are in English, whatever language the reader has.
  const english = textsOf('features/dashboard', 'en');

  return (
    <Dialog
      title={t('customize.title')}
      onClose={onClose}
      footer={
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('customize.cancel')}
          </Button>
          <Button
            loading={save.isPending}
            onClick={() =>
              save.mutate({
                userId: user.id,
                edit: {},
                dashboardOrder: orderToStore(cards, user.dashboardOrder, (card) => english(`cards.${card}`)),
              })
            }
          >
            {t('customize.save')}
          </Button>
        </Group>
      }
    >
      <Stack gap="md">
        <Text>{t('customize.lead')}</Text>
        <SortableCards cards={cards} onChange={setCards} />
        <Group>
          <Button variant="subtle" onClick={() => setCards(arrangeCards([], inDefaultOrder))}>
            {t('customize.reset')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
