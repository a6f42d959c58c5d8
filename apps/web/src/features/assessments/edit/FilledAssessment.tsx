import { Anchor, Button, Text } from '@mantine/core';
import type { ShownAssessment } from '@schooldog/contract/assessments';
import { assessmentRules } from '@schooldog/domain/assessments';
import { holdsAt, may } from '@schooldog/domain/permissions';
import type { RubricQuestion } from '@schooldog/domain/rubrics';
import { walkPath } from '@schooldog/domain/walks';
import { IconSend } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { openLogEntry } from '../../entries/index.ts';
import { Editor } from '../form/Editor.tsx';
import type { Standings } from '../form/standings.ts';
import { factsOf } from '../parts/factsOf.ts';
import { useSubmit } from './useSubmit.ts';

type Props = Readonly<{ assessment: ShownAssessment }>;

/** The form, and at its end the submission; one in a walk is submitted with the walk. */
export function FilledAssessment({ assessment }: Props) {
  const actor = useActor();
  const submission = useSubmit(assessment);
  const { id, schoolId, walkId } = assessment;
  const mayLog = walkId === null && holdsAt(actor, 'log entries', schoolId);
  const logEntry = ({ tags }: RubricQuestion) => openLogEntry({ assessment: { id, schoolId, tags } });
  return (
    <>
      <Editor
        assessment={assessment}
        missing={submission.missing}
        {...(mayLog ? { onLogEntry: logEntry } : {})}
      >
        {(now) => <SubmitPart assessment={assessment} submission={submission} {...now} />}
      </Editor>
      <FailureAlert>{submission.problem}</FailureAlert>
    </>
  );
}

type SubmitProps = Props &
  Readonly<{
    submission: ReturnType<typeof useSubmit>;
    standings: Standings;
    isSkipped: boolean;
  }>;

function SubmitPart({ assessment, submission, standings, isSkipped }: SubmitProps) {
  const { t } = useTexts('features/assessments/form');
  const { isOffline } = useConnectivity();
  const actor = useActor();
  const { walk } = assessment;
  if (!may(assessmentRules.submit, actor, factsOf(assessment))) {
    return walk === null ? null : (
      <Text size="sm">
        {t('submit.inWalk')}{' '}
        <Anchor inherit renderRoot={(props) => <Link to={walkPath(walk)} {...props} />}>
          {t('submit.toWalk')}
        </Anchor>
      </Text>
    );
  }
  if (isOffline) return <Text size="sm">{t('submit.offline')}</Text>;
  return (
    <Button
      size="md"
      mih={44}
      leftSection={<IconSend size={18} aria-hidden />}
      loading={submission.isPending}
      onClick={() => submission.submit(isSkipped ? [] : standings.unanswered, standings)}
    >
      {t('submit.label')}
    </Button>
  );
}
