import type { ShownWalk } from '@schooldog/contract/walks';
import { participantsOf, readWalkVisit, walkLimits } from '@schooldog/domain/walks';
import { useEffect, useEffectEvent, useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { onPresence } from '../../../platform/live/presence.ts';
import { useUser } from '../../../platform/session/session.ts';
import { useNow } from '../../../ui/useNow.ts';

/** The ids of the other participants who have the walk open now. Says in turn that this one has it open. */
export function useVisitors(walk: ShownWalk): readonly string[] {
  const { id: ownId } = useUser();
  const { isOffline } = useConnectivity();
  const now = useNow();
  const [visits, setVisits] = useState<ReadonlyMap<string, number>>(new Map());
  const isIn = !isOffline && participantsOf(walk).includes(ownId);

  const visit = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    // Nothing depends on one visit; the next one follows soon.
    client.walks.visitWalk({ walkId: walk.id }).catch(() => undefined);
  });
  const hear = useEffectEvent((word: string) => {
    const heard = readWalkVisit(word);
    if (heard === null || heard.walkId !== walk.id || heard.userId === ownId) return;
    const time = Date.now();
    // Someone who has just come does not know yet who is here.
    if (!isRecent(visits.get(heard.userId), time)) visit();
    setVisits(new Map(visits).set(heard.userId, time));
  });
  useEffect(() => {
    if (!isIn) return undefined;
    visit();
    const timer = setInterval(() => visit(), walkLimits.visitEveryMilliseconds);
    const comeBack = () => visit();
    document.addEventListener('visibilitychange', comeBack);
    const stop = onPresence('walks.visits', (word) => hear(word));
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
      stop();
    };
  }, [isIn]);

  if (!isIn) return [];
  return participantsOf(walk).filter((userId) => isRecent(visits.get(userId), now.getTime()));
}

function isRecent(visited: number | undefined, now: number): boolean {
  return visited !== undefined && now - visited < walkLimits.visitMilliseconds;
}
