import { Button, Stack, Text } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { walkPath } from '@schooldog/domain/walks';
import { IconEye } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useMomentText } from '../../../ui/momentText.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { WalkPeople } from '../card/WalkPeople.tsx';
import { WalkReports } from '../reports/WalkReports.tsx';

type Props = Readonly<{ walk: ShownWalk; onClose(): void }>;

/** What there is to open of a completed walk: its page, and its reports for people who can download them. */
export function CompletedDialog({ walk, onClose }: Props) {
  const { t } = useTexts('features/walks');
  const momentText = useMomentText();
  const school = useSchoolNamesById().get(walk.schoolId) ?? '';
  return (
    <Dialog title={t('completedDialog.title', { school })} onClose={onClose}>
      <Stack gap="sm">
        <Text>
          {t('completedDialog.facts', { when: momentText(walk.timeCompleted ?? walk.timeUpdated) })}
        </Text>
        <WalkPeople walk={walk} />
        <Button
          mt="xs"
          mih={44}
          data-autofocus
          variant="default"
          leftSection={<IconEye size={18} aria-hidden />}
          renderRoot={(props) => <Link to={walkPath(walk)} {...props} />}
        >
          {t('completedDialog.viewDetails')}
        </Button>
        <WalkReports walk={walk} withCsv={false} />
      </Stack>
    </Dialog>
  );
}
