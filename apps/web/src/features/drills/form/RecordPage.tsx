import { schoolsWithDrills } from '@schooldog/domain/drills';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { canShow } from '../../../platform/lazyParts/canShow.ts';
import { useActor } from '../../../platform/session/session.ts';
import { toast } from '../../../platform/toasts/toasts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';
import { isArchivedSchool, recentSchool, useTimeZone } from '../../schools/index.ts';
import { readRecordSearch, type RecordSearch } from '../recordSearch.ts';
import { DrillForm } from './DrillForm.tsx';
import { fixStart, newStart } from './start.ts';
import { useStart } from './useStart.ts';

export function RecordPage() {
  const { t } = useTexts('features/drills');
  const search = readRecordSearch(useSearch({ strict: false }));
  return (
    <>
      <BackLink way={{ to: '/drills' }}>{t('title')}</BackLink>
      <PageHeader title={t('record')} />
      <RecordForm key={JSON.stringify(search)} search={search} />
    </>
  );
}

export function RecordForm({ search }: Readonly<{ search: RecordSearch }>) {
  const { t } = useTexts('features/drills/form');
  const actor = useActor();
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const toList = async () => {
    const isListHere = await canShow(() => import('../list/DrillsPage.tsx'));
    await navigate({ to: isListHere ? '/drills' : '/dashboard' });
  };
  const { userId } = actor;
  const read = async () => {
    if (search.fix !== undefined) return fixStart(search.fix, userId, () => undefined);
    const schools = schoolsWithDrills(actor);
    const open = schools === 'all' ? schools : schools.filter((id) => !isArchivedSchool(id));
    const last = recentSchool('drill', userId) ?? recentSchool('logEntry', userId);
    const lastSchool = last === null || isArchivedSchool(last) ? null : last;
    return newStart(search, { userId, schools: open, lastSchool }, new Date().toISOString(), timeZone);
  };
  const { start, startOver } = useStart(read, () => {
    toast(t('rejected.gone'));
    void toList();
  });
  if (start === null) return <RecordSkeleton cards={[320, 240]} />;
  return (
    <DrillForm
      key={String(start.isFromDraft)}
      start={start}
      onStartOver={startOver}
      onCancel={() => void toList()}
      onSaved={() => void toList()}
    />
  );
}
