// The holder of a link from a mail. Only attempts with wrong links stay counted, rejections are logged, and disabled
// users are rejected. A link is consumed only by the transaction of its purpose, so a rejected password leaves it valid.
import { Problem } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import type { LinkPurpose } from '@schooldog/domain/signIn';
import type { RequestContext } from '../../platform/api/context.ts';
import { type AccountLink, findLink, takeLink } from '../../platform/identity/links.ts';
import { recordSecurityEvent } from '../../platform/identity/securityEvents.ts';
import type { Work } from '../../platform/work/work.ts';
import { personOf, type SignInPerson } from './store.ts';

export type HeldLink = Readonly<{
  person: SignInPerson;
  data: AccountLink['data'];
  /** Rejects the second of two concurrent uses. */
  spend(work: Work): Promise<void>;
}>;

const refusal = 'link.invalid';
/** One answer for wrong, used, replaced and expired links alike. */
export const linkRefused = () => problem(refusal);

export async function withLink<Answer>(
  context: RequestContext,
  { purpose, token }: { purpose: LinkPurpose; token: string },
  act: (held: HeldLink) => Promise<Answer>,
): Promise<Answer> {
  const { services, browser } = context;
  await services.limits.useLink(browser.address);
  const { db } = services.database;
  const link = await findLink(db, { purpose, token, now: services.clock() });
  const person = await personOf(db, link?.userId ?? null);
  try {
    if (link === null || person === null || person.isDisabled) throw linkRefused();
    await services.limits.rightLink(browser.address);
    const spend = async (work: Work) => {
      if ((await takeLink(work, { purpose, token })) === null) throw linkRefused();
    };
    return await act({ person, data: link.data, spend });
  } catch (error) {
    if (error instanceof Problem && error.code === refusal) {
      const fact = { userId: person?.id ?? null, browser, detail: { purpose } };
      await recordSecurityEvent(db, { kind: 'linkRefused', time: services.clock(), ...fact });
    }
    throw error;
  }
}
