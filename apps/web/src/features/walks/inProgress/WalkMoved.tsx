import { Alert, Button, Stack } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { walkPath } from '@schooldog/domain/walks';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { ListedWalkEntry } from '../offlineWalks.ts';
import { UnsentEntries } from './UnsentEntries.tsx';
import { WalkHeader } from './WalkHeader.tsx';

type Props = Readonly<{ walk: ShownWalk; unsent: readonly ListedWalkEntry[] }>;

/** A walk that is no longer in progress, while this device has work that it did not take. */
export function WalkMoved({ walk, unsent }: Props) {
  const { t } = useTexts('features/walks/inProgress');
  const path = walkPath(walk);
  return (
    <>
      <WalkHeader walk={walk} />
      <Stack gap="lg">
        <Alert color="orange" variant="light" icon={<IconInfoCircle aria-hidden />}>
          {t(walk.status === 'review' ? 'moved.review' : 'moved.complete')}
        </Alert>
        <UnsentEntries unsent={unsent} />
        <Button renderRoot={(props) => <Link to={path} {...props} />} mih={44}>
          {t('moved.open')}
        </Button>
      </Stack>
    </>
  );
}
