import { Button, Stack } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { revisionsRequested } from '@schooldog/domain/walks';
import { IconArrowRight } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { WalkHistory } from '../parts/WalkHistory.tsx';
import type { WalkState } from '../offlineWalks.ts';
import classes from './InProgress.module.css';
import { RevisionsNote } from './RevisionsDialog.tsx';

type Props = Readonly<{
  walk: ShownWalk;
  names: WalkState['submissionNames'];
  onContinue(): void;
}>;

/** Of a walk that was submitted before: what happened to it. */
export function Overview({ walk, names, onContinue }: Props) {
  const { t } = useTexts('features/walks/inProgress');
  const { t: tParts } = useTexts('features/walks/parts');
  const request = revisionsRequested(walk);
  return (
    <Stack gap="lg">
      {request === null ? null : <RevisionsNote request={request} names={names} />}
      <SectionCard title={tParts('history.title')}>
        <WalkHistory walk={walk} names={names} />
      </SectionCard>
      <div className={classes.bar}>
        <Button
          size="md"
          className={classes.main ?? ''}
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={onContinue}
        >
          {t('continue.go')}
        </Button>
      </div>
    </Stack>
  );
}
