// The assessments of a walk: to fill in while it is in progress, to read afterwards.
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { ShownAssessment } from '@schooldog/contract/assessments';
import type { ShownEntry } from '@schooldog/contract/entries';
import { assessmentLimits, canBeginAssessmentAt, linkingIn } from '@schooldog/domain/assessments';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { AddDialog } from './AddDialog.tsx';
import { AssessmentDialog } from './AssessmentDialog.tsx';
import { AssessmentRow } from './AssessmentRow.tsx';
import type { WalkAssessments as Assessed } from './useWalkAssessments.ts';
import classes from './WalkAssessments.module.css';

type Props = Readonly<{
  walk: Readonly<{ id: string; schoolId: string }>;
  assessed: Assessed;
  entries: readonly ShownEntry[];
  /** Null where they are only read. Otherwise whether someone tried to complete the walk. */
  filling: Readonly<{ wasTried: boolean }> | null;
}>;

export function WalkAssessments({ walk, assessed, entries, filling }: Props) {
  const { t } = useTexts('features/assessments/inWalk');
  const [openId, setOpenId] = useState<string | null>(null);
  const mayAdd = canBeginAssessmentAt(useActor(), walk.schoolId);
  const { assessments, incomplete, isFailed } = assessed;
  if (assessments === undefined) return <Unknown isFailed={isFailed} />;
  const open = assessments.find(({ id }) => id === openId);
  const isMissing = (id: string) => filling?.wasTried === true && incomplete.includes(id);
  return (
    <Stack gap="md">
      {assessments.length === 0 ? (
        <Text c="dimmed">{t(filling === null ? 'noneRead' : mayAdd ? 'none' : 'noneToAnswer')}</Text>
      ) : (
        <ul className={classes.list}>
          {assessments.map((assessment) => (
            <li key={assessment.id}>
              <AssessmentRow
                assessment={assessment}
                isMissing={isMissing(assessment.id)}
                isFilled={filling !== null}
                onOpen={() => setOpenId(assessment.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {filling === null || !mayAdd ? null : (
        <AddButton walk={walk} assessments={assessments} onAdded={setOpenId} />
      )}
      {open === undefined ? null : (
        <AssessmentDialog
          key={open.id}
          assessment={open}
          isFilled={filling !== null}
          isMissing={isMissing(open.id)}
          linkedEntriesOf={linkingIn(entries)}
          onClose={() => setOpenId(null)}
        />
      )}
    </Stack>
  );
}

function Unknown({ isFailed }: Readonly<{ isFailed: boolean }>) {
  const { t } = useTexts('features/assessments/inWalk');
  const { isOffline } = useConnectivity();
  if (!isOffline && !isFailed) return <Skeleton h={72} />;
  return <Text c="dimmed">{t('unknown')}</Text>;
}

type AddProps = Pick<Props, 'walk'> &
  Readonly<{ assessments: readonly ShownAssessment[]; onAdded(assessmentId: string): void }>;

function AddButton({ walk, assessments, onAdded }: AddProps) {
  const { t } = useTexts('features/assessments/inWalk');
  const { isOffline } = useConnectivity();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className={classes.add}>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={isOffline}
        aria-describedby={isOffline ? reasonId : undefined}
        onClick={() => setIsAdding(true)}
      >
        {t('add.label')}
      </Button>
      {isOffline ? (
        <Text id={reasonId} size="sm" c="dimmed">
          {t('add.offline')}
        </Text>
      ) : null}
      {isAdding ? (
        <AddDialog
          walk={walk}
          isFull={assessments.length >= assessmentLimits.inWalk}
          onAdded={(assessmentId) => {
            setIsAdding(false);
            onAdded(assessmentId);
          }}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
    </div>
  );
}

const reasonId = 'add-assessment-reason';
