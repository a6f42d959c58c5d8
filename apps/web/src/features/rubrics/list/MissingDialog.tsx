import { Button, Group, List, Skeleton, Stack, Text } from '@mantine/core';
import { editedContent, rubricGaps } from '@schooldog/domain/rubrics';
import { useNavigate } from '@tanstack/react-router';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useGapWords } from '../parts/useGapWords.ts';
import { useRubric } from '../queries.ts';

type Props = Readonly<{ rubricId: string; onClose(): void }>;

/** What has to be done before it can be enabled. */
export function MissingDialog({ rubricId, onClose }: Props) {
  const { t } = useTexts('features/rubrics');
  const { isOffline } = useConnectivity();
  const navigate = useNavigate();
  const rubric = useRubric(rubricId);
  const words = useGapWords();
  return (
    <Dialog
      title={t('enable.missingTitle')}
      onClose={onClose}
      footer={
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button onClick={() => void navigate({ to: '/rubrics/$rubricId', params: { rubricId } })}>
            {t('enable.openEditor')}
          </Button>
        </Group>
      }
    >
      <QueryState query={rubric} isOffline={isOffline} skeleton={<Skeleton h={120} />}>
        {(shown) => {
          const content = editedContent(shown);
          return (
            <Stack gap="sm">
              <Text>{t('enable.missing')}</Text>
              <List>
                {rubricGaps(content).map((gap) => (
                  <List.Item key={[gap.sectionId, gap.questionId, gap.code].join(' ')}>
                    {words.full(content, gap)}
                  </List.Item>
                ))}
              </List>
            </Stack>
          );
        }}
      </QueryState>
    </Dialog>
  );
}
