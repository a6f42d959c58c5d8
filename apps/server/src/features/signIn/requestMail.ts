// Requesting a link by mail. The request itself looks no one up: it enqueues a job, and only the job learns whether
// the user exists. So the answer and its time are the same for every address.
import { z } from 'zod';
import type { RequestContext, Services } from '../../platform/api/context.ts';
import { isKnownPlace } from '../../platform/identity/knownPlaces.ts';
import { mustBeHuman } from '../../platform/identity/mustBeHuman.ts';
import { recordSecurityEvent } from '../../platform/identity/securityEvents.ts';
import { defineJob, type JobWorker, worker } from '../../platform/jobs/jobs.ts';
import { letters, sendLetter } from './accountMails.ts';
import { personWithEmail } from './store.ts';

const purposeSchema = z.enum(['signIn', 'resetPassword']);
/** Encrypted, because finished jobs stay for a while and must not expose addresses. */
const requestSchema = z.object({
  email: z.string(),
  browser: z.object({ address: z.string(), userAgent: z.string() }),
  /**
   * The account has reached its limit: another mail is sent only for a request from a network that its
   * owner has used before.
   */
  hasTooMany: z.boolean().default(false),
});
const mailLink = defineJob({
  name: 'users.mailLink',
  data: z.object({ purpose: purposeSchema, sealedRequest: z.string() }),
});

export async function requestMail(
  context: RequestContext,
  purpose: z.infer<typeof purposeSchema>,
  { email, humanCheck }: { email: string; humanCheck: string },
): Promise<void> {
  const { services, browser } = context;
  await mustBeHuman(context, humanCheck);
  const tooMany = await services.limits.requestMail(email, browser.address);
  const request: z.infer<typeof requestSchema> = { email, browser, hasTooMany: tooMany !== null };
  const sealedRequest = services.identity.seal.seal(JSON.stringify(request));
  await services.work({ userId: null }, (work) => work.enqueue(mailLink, { purpose, sealedRequest }));
}

export function mailLinkWorker(services: Services): JobWorker {
  return worker(mailLink, ({ purpose, sealedRequest }) =>
    services.work({ userId: null }, async (work) => {
      const request = requestSchema.parse(JSON.parse(services.identity.seal.open(sealedRequest)));
      const person = await personWithEmail(work.tx, request.email);
      const { browser, hasTooMany } = request;
      await recordSecurityEvent(work.tx, {
        kind: 'linkRequested',
        time: work.now,
        userId: person?.id ?? null,
        browser,
        detail: { purpose },
      });
      if (person === null || person.isDisabled) return;
      const place = { userId: person.id, address: browser.address, now: work.now };
      if (hasTooMany && !(await isKnownPlace(work.tx, place))) return;
      await sendLetter(work, services, person, letters[purpose]);
    }),
  );
}
