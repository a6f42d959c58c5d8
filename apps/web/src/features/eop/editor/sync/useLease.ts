// Who writes at the moment. The lease lasts a minute and is renewed while one types; others read along and may take
// it over.
import type { EopLease } from '@schooldog/contract/eop';
import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from '../../../../platform/api/client.ts';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { useNow } from '../../../../ui/useNow.ts';

const renewAfter = 20_000;

export type LeaseState = Readonly<{
  /** This editor writes. */
  isMine: boolean;
  /** Who else does, until their lease ends. */
  other: EopLease | null;
  isAsking: boolean;
  take(): Promise<void>;
  /** Called with every change of the text. */
  renew(): void;
}>;

type Options = Readonly<{
  componentId: string;
  editorId: string;
  /** As the server last told, with the text. */
  told: EopLease | null;
  onFailure(error: unknown): void;
}>;

export function useLease({ componentId, editorId, told, onFailure }: Options): LeaseState {
  const { isOffline } = useConnectivity();
  const now = useNow();
  const [lease, setLease] = useState<EopLease | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [seen, setSeen] = useState(told);
  const renewedAt = useRef(0);
  // The newest word about it counts, from a call of ours or from the text that was fetched again.
  if (told !== seen) {
    setSeen(told);
    setLease(told ?? (lease?.isMine === true ? lease : null));
  }
  const hold = useCallback(
    (takeOver: boolean) => {
      renewedAt.current = Date.now();
      return client.eop.holdLease({ componentId, editorId, takeOver });
    },
    [componentId, editorId],
  );
  const isMine = lease?.isMine === true;
  useEffect(() => {
    if (!isOffline) hold(false).then(setLease, () => undefined);
  }, [hold, isOffline]);
  useEffect(
    () => () => {
      void client.eop.releaseLease({ componentId, editorId }).catch(() => undefined);
    },
    [componentId, editorId],
  );
  const isEnded = lease !== null && new Date(lease.timeExpires) <= now;
  return {
    isMine,
    other: lease === null || isMine || isEnded ? null : lease,
    isAsking,
    take: async () => {
      setIsAsking(true);
      await hold(true).then(setLease, (error: unknown) => onFailure(error));
      setIsAsking(false);
    },
    renew: () => {
      if (!isOffline && Date.now() - renewedAt.current > renewAfter)
        hold(false).then(setLease, () => undefined);
    },
  };
}
