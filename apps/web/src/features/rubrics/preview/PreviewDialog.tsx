import { Skeleton, Stack, Text } from '@mantine/core';
import { editedContent } from '@schooldog/domain/rubrics';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useRubric } from '../queries.ts';
import { RubricPreview } from './RubricPreview.tsx';

type Props = Readonly<{ rubricId: string; onClose(): void }>;

/** What people will see, with the changes that are not published yet. */
export function PreviewDialog({ rubricId, onClose }: Props) {
  const { t } = useTexts('features/rubrics');
  const { isOffline } = useConnectivity();
  const rubric = useRubric(rubricId);
  return (
    <Dialog title={t('preview.title')} width="user" onClose={onClose}>
      <QueryState query={rubric} isOffline={isOffline} skeleton={<Skeleton h={320} />}>
        {(shown) => (
          <Stack gap="md">
            <Text c="dimmed">
              {t('preview.lead')} {shown.draft === null ? null : t('preview.draft')}
            </Text>
            <RubricPreview content={editedContent(shown)} />
          </Stack>
        )}
      </QueryState>
    </Dialog>
  );
}
