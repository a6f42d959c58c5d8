import { useParams } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';
import { useShownEntry } from '../offlineEntries.ts';
import { EntryDetail } from './EntryDetail.tsx';
import { EntryMissing } from './EntryMissing.tsx';

export function EntryPage() {
  const { entryId = '' } = useParams({ strict: false });
  const { t } = useTexts('features/entries');
  const state = useShownEntry(entryId);
  return (
    <>
      <BackLink way={{ to: '/entries' }}>{t('title')}</BackLink>
      {state.kind === 'shown' ? (
        <EntryDetail entry={state.record} pending={state.pending} />
      ) : state.kind === 'waiting' ? (
        <RecordSkeleton cards={[280, 120]} />
      ) : (
        <EntryMissing state={state} />
      )}
    </>
  );
}
