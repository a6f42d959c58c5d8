// Mounted once by the shell: what a person has to know about network and storage.
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useConnectivity } from '../connectivity/connectivity.ts';
import { readDevice, writeDevice } from '../deviceStorage.ts';
import { useDatabaseLost } from '../localDatabase/lostConnection.ts';
import { useRoomLevel, type RoomLevel } from '../localDatabase/storageRoom.ts';
import { useSession } from '../session/session.ts';
import { noticeFor, redirectOf } from './notice.ts';
import { closeExplanation, useIsExplaining } from './offlineMode.ts';
import { loadDialogs, useDialogsReady } from './useDialogsReady.ts';
import { useReturn } from './useReturn.ts';

const silencedKey = 'offlineDialogSilenced';
const Dialogs = lazy(async () => ({ default: (await loadDialogs()).Dialogs }));

export function OfflineNotices({ navigate }: Readonly<{ navigate(path: string): void }>) {
  useReturn();
  useRedirect(navigate);
  const { isNativelyOffline, isManuallyOffline } = useConnectivity();
  const [isSilenced, setIsSilenced] = useState(() => readDevice(silencedKey) !== null);
  const [isClosed, setIsClosed] = useState(false);
  const [toldRoom, setToldRoom] = useState<RoomLevel>('enough');
  const room = useRoomLevel();
  // The next stretch without a network is news again.
  if (isClosed && !isNativelyOffline) setIsClosed(false);

  const kind = noticeFor({
    isDatabaseLost: useDatabaseLost(),
    room,
    toldRoom,
    isExplainingOfflineMode: useIsExplaining(),
    isSignedIn: useSession().session?.user != null,
    isNativelyOffline,
    isManuallyOffline,
    isOfflineClosed: isClosed,
    isOfflineSilenced: isSilenced,
  });
  const isReady = useDialogsReady(kind !== 'none');
  if (kind === 'none' || !isReady) return null;

  const closeOffline = (isNeverAgain: boolean) => {
    setIsClosed(true);
    if (!isNeverAgain) return;
    writeDevice(silencedKey, 'yes');
    setIsSilenced(true);
  };
  return (
    <Suspense fallback={null}>
      <Dialogs
        kind={kind}
        room={room}
        onOfflineClosed={closeOffline}
        onOfflineModeClosed={closeExplanation}
        onStorageClosed={() => setToldRoom(room)}
      />
    </Suspense>
  );
}

function useRedirect(navigate: (path: string) => void): void {
  const isExplaining = useIsExplaining();
  const leave = useEffectEvent(() => {
    const target = redirectOf(location.pathname);
    if (target !== null) navigate(target);
  });
  useEffect(() => {
    if (isExplaining) leave();
  }, [isExplaining]);
}
