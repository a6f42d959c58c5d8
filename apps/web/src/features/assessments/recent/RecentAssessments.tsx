// What was submitted last at a school, for the dashboard.
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import type { ListedAssessment } from '@schooldog/contract/assessments';
import { assessmentLimits } from '@schooldog/domain/assessments';
import { holdsAt, schoolsWith } from '@schooldog/domain/permissions';
import { IconChecklist, IconLock, IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { readDevice, writeDevice } from '../../../platform/deviceStorage.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LoadMore } from '../../../ui/list/LoadMore.tsx';
import { usePages } from '../../../ui/list/usePages.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { ScoreChip } from '../../../ui/ScoreChip.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { useNearScreen } from '../../../ui/useNearScreen.ts';
import { guessSchool, SchoolSelect } from '../../schools/index.ts';
import { AssessmentLink } from '../parts/AssessmentLink.tsx';
import classes from './RecentAssessments.module.css';

/** The last four of a school that the person chooses; all of them are one click away. */
export function RecentAssessments() {
  const actor = useActor();
  const schools = schoolsWith(actor, 'view assessments');
  const { ref, isNear } = useNearScreen();
  const chosenKey = `recentAssessments.${actor.userId}`;
  const [schoolId, setSchoolId] = useState(() => guessSchool({ schools, lastSchool: readDevice(chosenKey) }));
  const choose = (next: string | null) => {
    setSchoolId(next);
    writeDevice(chosenKey, next);
  };
  return (
    <Stack gap="sm" ref={ref}>
      <SchoolSelect purpose="form" offered={schools} value={schoolId} onChange={choose} />
      {schoolId === null ? (
        <div data-screen-only>
          <Empty kind="choose" />
        </div>
      ) : holdsAt(actor, 'view assessments', schoolId) ? (
        <OfSchool key={schoolId} schoolId={schoolId} isNear={isNear} />
      ) : (
        <Empty kind="notAllowed" />
      )}
    </Stack>
  );
}

const icons = { choose: IconSchool, notAllowed: IconLock, none: IconChecklist };

function Empty({ kind }: Readonly<{ kind: keyof typeof icons }>) {
  const { t } = useTexts('features/assessments/recent');
  const EmptyIcon = icons[kind];
  return <StateMessage isInCard icon={<EmptyIcon aria-hidden />} title={t(kind)} />;
}

/** Asked for when the card comes near, because it is far down. */
function OfSchool({ schoolId, isNear }: Readonly<{ schoolId: string; isNear: boolean }>) {
  const { t } = useTexts('features/assessments/recent');
  const { isOffline } = useConnectivity();
  const [isAll, setIsAll] = useState(false);
  const query = useQuery(
    api.assessments.listRecentAssessments.queryOptions({ input: { schoolId }, enabled: isNear }),
  );
  return (
    <>
      <QueryState query={query} isOffline={isOffline} skeleton={<Skeleton h={200} />}>
        {({ assessments, next }) =>
          assessments.length === 0 ? (
            <Empty kind="none" />
          ) : (
            <>
              <Rows assessments={assessments.slice(0, assessmentLimits.onDashboard)} />
              {next === null && assessments.length <= assessmentLimits.onDashboard ? null : (
                <Button variant="default" onClick={() => setIsAll(true)}>
                  {t('all')}
                </Button>
              )}
            </>
          )
        }
      </QueryState>
      {isAll ? <AllDialog schoolId={schoolId} onClose={() => setIsAll(false)} /> : null}
    </>
  );
}

function AllDialog({ schoolId, onClose }: Readonly<{ schoolId: string; onClose(): void }>) {
  const { t } = useTexts('features/assessments/recent');
  const { isOffline } = useConnectivity();
  const query = usePages(api.assessments.listRecentAssessments, { schoolId, isAll: true });
  return (
    <Dialog title={t('allTitle')} onClose={onClose}>
      <QueryState query={query} isOffline={isOffline} skeleton={<Skeleton h={320} />}>
        {({ pages }) => (
          <Stack gap="md">
            <Rows assessments={pages.flatMap(({ assessments }) => assessments)} />
            <Group justify="center">
              <LoadMore query={query} mih={44} />
            </Group>
          </Stack>
        )}
      </QueryState>
    </Dialog>
  );
}

function Rows({ assessments }: Readonly<{ assessments: readonly ListedAssessment[] }>) {
  const { t } = useTexts('features/assessments/recent');
  return (
    <ul className={classes.list}>
      {assessments.map((assessment) => (
        <li key={assessment.id} className={classes.row}>
          <div className={classes.words}>
            <AssessmentLink assessment={assessment} className={classes.link} />
            <p className={classes.note}>
              {assessment.submittedByName ?? t('formerUser')} ·{' '}
              <RelativeTime moment={assessment.timeSubmitted ?? assessment.timeUpdated} />
            </p>
          </div>
          <ScoreChip scored={assessment} />
        </li>
      ))}
    </ul>
  );
}
