// Mounted once by the shell: what a person has to know about network and storage.
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useConnectivity } from '../connectivity/connectivity.ts';
import { readDevice, writeDevice } from '../deviceStorage.ts';
import { useDatabaseLost } from '../localDatabase/lostConnection.ts';
import { useRoomLevel, type RoomLevel } from '../localDatabase/storageRoom.ts';
import { useSession } from '../session/session.ts';
import { noticeFor, redirectOf } from './notice.ts';
import { closeExplanation, useIsExplaining } from './offlineMode.ts';
import { useReturn } from './useReturn.ts';

const silencedKey = 'offlineDialogSilenced';
const loadDialogs = () => import('./Dialogs.tsx').catch(() => null);
const Dialogs = lazy(async () => ({ default: (await loadDialogs())?.Dialogs ?? Nothing }));

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

  // Fetched while there is a network: what tells of its loss must not need it.
  useEffect(() => {
    const timer = setTimeout(() => void loadDialogs(), 3_000);
    return () => clearTimeout(timer);
  }, []);

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

function Nothing() {
  return null;
}
