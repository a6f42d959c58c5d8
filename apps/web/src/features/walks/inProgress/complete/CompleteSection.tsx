import { Button, Text } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { abilities } from '@schooldog/domain/permissions';
import { walkRules } from '@schooldog/domain/walks';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../../platform/session/session.ts';
import type { ListedWalkEntry } from '../../offlineWalks.ts';
import classes from '../InProgress.module.css';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import type { useWalkOutbox } from '../useWalkOutbox.ts';
import type { AssessmentRule } from './useAssessmentRule.ts';
import { CompleteDialog } from './CompleteDialog.tsx';

type Props = Readonly<{
  walk: ShownWalk;
  entries: readonly ListedWalkEntry[];
  outbox: ReturnType<typeof useWalkOutbox>;
  rule: AssessmentRule;
}>;

/** The button at the end of a walk, or why there is none. */
export function CompleteSection({ walk, entries, outbox, rule }: Props) {
  const { t } = useTexts('features/walks/inProgress');
  const { isOffline } = useConnectivity();
  const [isOpen, setIsOpen] = useState(false);
  const can = abilities(walkRules, useActor(), walk);
  const reason = can.complete
    ? isOffline
      ? t('complete.offline')
      : null
    : t('complete.onlyLeader', { leader: walk.leaderName ?? t('formerUser') });
  return (
    <div className={classes.bar}>
      <Button
        size="md"
        className={classes.main ?? ''}
        leftSection={<IconCircleCheck size={20} aria-hidden />}
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => setIsOpen(rule.check())}
      >
        {t('complete.title')}
      </Button>
      {reason === null ? null : (
        <Text id={reasonId} size="sm">
          {reason}
        </Text>
      )}
      <FailureAlert>{rule.problem}</FailureAlert>
      {isOpen ? (
        <CompleteDialog
          walk={walk}
          entries={entries}
          outbox={outbox}
          maySubmit={can.submitForReview}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  );
}

const reasonId = 'complete-reason';
