// The three kinds of procedure. `open` needs no sign-in; `signedIn` knows who asks; `command` also holds the one
// transaction in which everything happens, once for each operation id.
import { problem } from '@schooldog/domain/kernel';
import { isShutOut } from '@schooldog/domain/settings';
import { os } from '@orpc/server';
import { findAnswer, rememberAnswer } from '../operations/operations.ts';
import type { RequestContext } from './context.ts';

const base = os.$context<RequestContext>();

export const signedIn = base.middleware(({ context, next }) => {
  if (context.signedIn === null) throw problem('unauthenticated', 'session.needed');
  const { actor, app } = context.signedIn;
  if (isShutOut(actor, app)) throw problem('unavailable', 'app.maintenance');
  return next({ context: { signedIn: context.signedIn, actor } });
});

export const command = signedIn.concat(
  base.$context<RequestContext & { actor: { userId: string } }>().middleware(({ context, next, path }, input, output) => {
    const { services, actor, operationId } = context;
    return services.work({ userId: actor.userId }, async (work) => {
      if (operationId === undefined) return next({ context: { work } });
      const operation = { id: operationId, userId: actor.userId, procedure: path.join('.'), input };
      const first = await findAnswer(work, operation);
      if (first.repeated) return output(first.answer);
      const result = await next({ context: { work } });
      await rememberAnswer(work, operation, result.output);
      return result;
    });
  }),
);
