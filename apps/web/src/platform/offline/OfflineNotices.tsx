// Mounted once by the shell: what a user has to know about network and storage.
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useConnectivity } from '../connectivity/connectivity.ts';
import { readDevice, writeDevice } from '../deviceStorage.ts';
import { lazyPart } from '../lazyParts/lazyPart.ts';
import { useDatabaseLost } from '../localDatabase/lostConnection.ts';
import { useRoomLevel, type RoomLevel } from '../localDatabase/storageRoom.ts';
import { useSession } from '../session/session.ts';
import { noticeFor, redirectOf } from './notice.ts';
import { closeExplanation, useIsExplaining } from './offlineMode.ts';
import { useReturn } from './useReturn.ts';

const silencedKey = 'offlineDialogSilenced';
const Dialogs = lazyPart('shell', async () => (await import('./Dialogs.tsx')).Dialogs);

export function OfflineNotices({ navigate }: Readonly<{ navigate(path: string): void }>) {
  useReturn();
  useRedirect(navigate);
  const { isNativelyOffline, isManuallyOffline } = useConnectivity();
  const [isSilenced, setIsSilenced] = useState(() => readDevice(silencedKey) !== null);
  const [isClosed, setIsClosed] = useState(false);
  const [shownRoom, setShownRoom] = useState<RoomLevel>('enough');
  const room = useRoomLevel();
  const isSignedIn = useSession().session?.user != null;
  // The next offline period is shown again.
  if (isClosed && !isNativelyOffline) setIsClosed(false);

  const kind = noticeFor({
    isDatabaseLost: useDatabaseLost(),
    room,
    shownRoom,
    isExplainingOfflineMode: useIsExplaining(),
    isSignedIn,
    isNativelyOffline,
    isManuallyOffline,
    isOfflineClosed: isClosed,
    isOfflineSilenced: isSilenced,
  });
  // The notice about a lost network needs no network, not even on the first screen.
  useEffect(() => {
    if (isSignedIn) void Dialogs.preload();
  }, [isSignedIn]);
  if (kind === 'none') return null;

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
        onStorageClosed={() => setShownRoom(room)}
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
