import { ActionIcon, Button } from '@mantine/core';
import type { InsightChoice } from '@schooldog/domain/insights';
import { IconStar } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { newId } from '../../../platform/newId.ts';
import { FavoriteDialog } from './lazy.ts';

type Props = Readonly<{ choice: InsightChoice; suggestedName: string; isChosen: boolean }>;

/** The id is made when the dialog opens, so that a second try never saves it twice. */
export function SaveFavoriteButton({ choice, suggestedName, isChosen }: Props) {
  const { t } = useTexts('features/insights');
  const { isOffline } = useConnectivity();
  const isPhone = useIsPhone();
  const [id, setId] = useState<string | null>(null);
  const button = { disabled: isOffline || !isChosen, onClick: () => setId(newId()) };
  return (
    <>
      {isPhone ? (
        <ActionIcon variant="default" size={44} aria-label={t('favorites.add')} {...button}>
          <IconStar size={20} aria-hidden />
        </ActionIcon>
      ) : (
        <Button leftSection={<IconStar size={18} aria-hidden />} {...button}>
          {t('favorites.add')}
        </Button>
      )}
      {id === null ? null : (
        <Suspense fallback={null}>
          <FavoriteDialog
            favorite={{ ...choice, id, insightName: suggestedName }}
            isNew
            onClose={() => setId(null)}
          />
        </Suspense>
      )}
    </>
  );
}
