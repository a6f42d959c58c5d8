import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../ui/BackLink.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';
import { useShownEntry } from '../offlineEntries.ts';
import { EntryDetail } from './EntryDetail.tsx';
import { EntryMissing } from './EntryMissing.tsx';

export function EntryPage() {
  const { entryId = '' } = useParams({ strict: false });
  const { t } = useTranslation('features/entries');
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
