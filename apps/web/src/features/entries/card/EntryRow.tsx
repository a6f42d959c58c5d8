import type { ShownEntry } from '@schooldog/contract/entries';
import { smallPicture } from '@schooldog/domain/kernel';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import link from '../../../ui/coveringLink.module.css';
import { ListRow } from '../../../ui/ListRow.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { StoredImage } from '../../../ui/StoredImage.tsx';
import { CategoryImage } from '../../settings/index.ts';
import type { PendingEntry } from '../offlineEntries.ts';
import { EntryActions } from './EntryActions.tsx';
import { OpinionBadge } from './OpinionBadge.tsx';
import { PendingNote } from '../../outbox/index.ts';
import { useEntryWords } from './useEntryWords.ts';

type Props = Readonly<{ entry: ShownEntry; pending?: PendingEntry | null }>;

/** An entry in a list on a phone: enough to recognize it, the rest is one tap away. */
export const EntryRow = memo(function EntryRow({ entry, pending = null }: Props) {
  const words = useEntryWords(entry);
  return (
    <ListRow
      top={pending === null ? undefined : <PendingNote pending={pending} />}
      media={<Thumbnail entry={entry} />}
      title={
        <Link to="/entries/$entryId" params={{ entryId: entry.id }} className={link.link}>
          {words.title}
        </Link>
      }
      detail={
        <>
          <RelativeTime moment={entry.timestamp} /> · {words.school === '' ? words.category : words.school}
        </>
      }
      badge={<OpinionBadge opinion={entry.observationType} />}
      note={entry.comment}
      end={<EntryActions entry={entry} title={words.title} />}
    />
  );
});

function Thumbnail({ entry }: Readonly<{ entry: ShownEntry }>) {
  const { isOffline } = useConnectivity();
  const photo = entry.imageUrls.find((url) => (isOffline ? url.startsWith('blob:') : url !== ''));
  if (photo === undefined) return <CategoryImage categoryId={entry.observationCategoryId} size={56} />;
  return <StoredImage src={smallPicture(photo)} alt="" isOffline={false} height={56} />;
}
