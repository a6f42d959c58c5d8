import type { SignInStep } from '@schooldog/contract/signIn';
import { problem } from '@schooldog/domain/problems';
import type { RequestContext } from '../../platform/api/context.ts';
import { ownerOf } from '../../platform/identity/passwordOwner.ts';
import { enter } from './enter.ts';

export async function signInWithPassword(
  context: RequestContext,
  { email, password }: { email: string; password: string },
): Promise<SignInStep> {
  const { services, browser } = context;
  const userId = await ownerOf(context, { email, password });
  if (userId === null) throw problem('signIn.wrong');
  const step = await enter(context, { userId, way: 'password' });
  await services.limits.signedIn(email, browser.address);
  return step;
}
