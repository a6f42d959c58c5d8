import { canStart } from '@schooldog/domain/dashboard';
import { daysOfPeriod } from '@schooldog/domain/insights/chart';
import { numberText } from '@schooldog/domain/kernel';
import { IconClipboardPlus } from '@tabler/icons-react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../../platform/session/session.ts';
import { openLogEntry } from '../../../entries/index.ts';
import { useCycle } from '../../../insights/index.ts';
import { useSchoolNamesById } from '../../../schools/index.ts';
import { StateMessage } from '../../../../ui/StateMessage.tsx';
import { CardQuery } from '../../CardQuery.tsx';
import { Panel } from '../../Panel.tsx';
import { heights } from '../heights.ts';
import { type Cycle, totalOf } from './cycle.ts';
import { dayName } from './dayName.ts';
import { OneSchool } from './OneSchool.tsx';
import { OwnEntries } from './OwnEntries.tsx';
import { progressOf } from './progress.ts';
import { SeveralSchools } from './SeveralSchools.tsx';

/** What this month has come to: one's school against what is required of it, and one's own part in it. */
export function LoggedEntriesCard() {
  const query = useCycle();
  return (
    <CardQuery query={query} height={heights.board}>
      {(cycle) => (
        <Panel>{totalOf(cycle) === 0 ? <Nothing cycle={cycle} /> : <Logged cycle={cycle} />}</Panel>
      )}
    </CardQuery>
  );
}

function Logged({ cycle }: Readonly<{ cycle: Cycle }>) {
  const schools = progressOf(cycle, useSchoolNamesById());
  const [only] = schools;
  return (
    <>
      {only === undefined ? null : schools.length === 1 ? (
        <OneSchool cycle={cycle} school={only} />
      ) : (
        <SeveralSchools cycle={cycle} schools={schools} />
      )}
      <OwnEntries cycle={cycle} />
    </>
  );
}

function Nothing({ cycle: { month, required } }: Readonly<{ cycle: Cycle }>) {
  const { t, language } = useTexts('features/dashboard');
  const mayLog = canStart(useActor(), 'logEntry');
  const date = dayName(daysOfPeriod({ from: month, to: month }).to, language);
  const number = numberText(required, language);
  return (
    <StateMessage
      isInCard
      icon={<IconClipboardPlus aria-hidden />}
      title={t('logged.empty')}
      body={required === 0 ? undefined : t('logged.goal', { count: required, number, date })}
      action={mayLog ? { label: t('actions.logEntry'), run: () => openLogEntry() } : undefined}
    />
  );
}
