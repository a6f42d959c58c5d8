// Who has a walk open now. Nothing is stored: browsers that show the walk hear of a visit and forget it after a minute.
import { participantsOf, walkVisitOf } from '@schooldog/domain/walks';
import type { Command } from '../../platform/api/context.ts';
import { visitsTopic } from './live.ts';
import { walkRecord } from './record.ts';

export const visitWalk: Command<Readonly<{ walkId: string }>> = async ({ work, actor }, { walkId }) => {
  const walk = await walkRecord.view(work.tx, actor, walkId);
  const others = participantsOf(walk).filter((userId) => userId !== actor.userId);
  const id = walkVisitOf({ walkId, userId: actor.userId });
  await work.announce(...others.map((userId) => ({ topic: visitsTopic, id, userId })));
};
