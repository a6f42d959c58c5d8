import type { RoomLevel } from '../localDatabase/storageRoom.ts';
import { LostConnectionDialog } from './LostConnectionDialog.tsx';
import type { NoticeKind } from './notice.ts';
import { OfflineDialog } from './OfflineDialog.tsx';
import { OfflineModeDialog } from './OfflineModeDialog.tsx';
import { StorageDialog } from './StorageDialog.tsx';

type Props = Readonly<{
  kind: NoticeKind;
  room: RoomLevel;
  onOfflineClosed(isNeverAgain: boolean): void;
  onOfflineModeClosed(): void;
  onStorageClosed(): void;
}>;

export function Dialogs({ kind, room, onOfflineClosed, onOfflineModeClosed, onStorageClosed }: Props) {
  if (kind === 'lostConnection') return <LostConnectionDialog />;
  if (kind === 'storage') return <StorageDialog isFull={room === 'full'} onClose={onStorageClosed} />;
  if (kind === 'offlineMode') return <OfflineModeDialog onClose={onOfflineModeClosed} />;
  return kind === 'offline' ? <OfflineDialog onClose={onOfflineClosed} /> : null;
}
