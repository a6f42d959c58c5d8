// The three kinds of procedure. `open` needs no sign-in; `signedIn` knows who asks; `command` also holds the one
// transaction in which everything happens, once for each operation id.
import { problem } from '@schooldog/domain/kernel';
import { isShutOut } from '@schooldog/domain/settings';
import { os } from '@orpc/server';
import { findAnswer, rememberAnswer } from '../operations/operations.ts';
import type { Work } from '../work/work.ts';
import type { RequestContext } from './context.ts';

const base = os.$context<RequestContext>();

export const signedIn = base.middleware(({ context, next }) => {
  if (context.signedIn === null) throw problem('unauthenticated', 'session.needed');
  const { actor, app } = context.signedIn;
  if (isShutOut(actor, app)) throw problem('unavailable', 'app.maintenance');
  return next({ context: { signedIn: context.signedIn, actor } });
});

const inTransaction = os
  .$context<RequestContext & { actor: { userId: string } }>()
  .middleware<{ work: Work }, unknown>(({ context, next, path }, input) => {
    const { services, actor, operationId } = context;
    return services.work({ userId: actor.userId }, async (work) => {
      if (operationId === undefined) return next({ context: { work } });
      const operation = { id: operationId, userId: actor.userId, procedure: path.join('.'), input };
      const first = await findAnswer(work, operation);
      if (first.repeated) return { output: first.answer, context: { work } };
      const result = await next({ context: { work } });
      await rememberAnswer(work, operation, result.output);
      return result;
    });
  });

/** Refused operations roll back with their transaction, so they may be mended and sent again under the same id. */
export const command = signedIn.concat(inTransaction);
