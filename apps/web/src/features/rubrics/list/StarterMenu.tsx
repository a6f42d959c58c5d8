import { Button, Menu } from '@mantine/core';
import { starterNames, starterRubric, type StarterName } from '@schooldog/domain/rubrics/starters';
import { labelLanguage } from '@schooldog/domain/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackMenu } from '../../../ui/floating/BackMenu.tsx';
import { api } from '../../../platform/api/client.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { newId } from '../../../platform/newId.ts';
import { useProblemWords } from '../parts/useProblemWords.ts';
import { useRubricActions } from './useRubricActions.ts';

/** Rubrics that come with the product, in the language of the screen. */
export function StarterMenu() {
  const { t, language: screenLanguage } = useTexts('features/rubrics');
  const queryClient = useQueryClient();
  const problemWords = useProblemWords();
  const { open } = useRubricActions();
  const creation = useMutation(
    api.rubrics.createRubric.mutationOptions({
      onSuccess: async ({ id }) => {
        await queryClient.invalidateQueries({ queryKey: api.rubrics.key() });
        open(id);
      },
      onError: (error) => toastError(problemWords(error)),
    }),
  );
  const language = labelLanguage(screenLanguage);
  const create = (name: StarterName) =>
    creation.mutate({ rubricId: newId(), content: starterRubric(name, { language, makeId: newId }) });
  return (
    <BackMenu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" loading={creation.isPending}>
          {t('starters.action')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {starterNames.map((name) => (
          <Menu.Item key={name} onClick={() => create(name)}>
            {t(`starters.${name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </BackMenu>
  );
}
