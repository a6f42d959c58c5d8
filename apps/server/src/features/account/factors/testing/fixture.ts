// Users with phones and apps, and browsers that keep their cookie as real ones do.
import { desc, eq } from 'drizzle-orm';
import { dialable } from '@schooldog/domain/people';
import { generateSync } from 'otplib';
import { secondFactors, type SignInWay, type users } from '../../../../platform/identity/schema.ts';
import type { Log } from '../../../../platform/logging/log.ts';
import { messages } from '../../../../platform/messages/schema.ts';
import { easyHumanCheck } from '../../../../testing/humanCheck.ts';
import { mailFixture } from '../../../../testing/mailFixture.ts';
import { aPerson, type TestPerson } from '../../../../testing/people.ts';

type Answer = Readonly<{
  status: number;
  code?: string;
  data?: { triesLeft?: number; retryAfterSeconds?: number };
  step?: string;
  codeId?: string;
  hint?: string;
  resendAt?: string;
  count?: number;
  enrolmentId?: string;
  secret?: string;
  uri?: string;
  recoveryCodes?: string[];
}>;

export type TestBrowser = Readonly<{
  cookie(): string;
  post(procedure: string, input?: object, headers?: Record<string, string>): Promise<Answer>;
  /** Requests a sign-in code for a factor, including the human check. */
  sendCode(factorId: string): Promise<Answer>;
  enrolPhone(phoneNumber: string): Promise<Answer>;
}>;

let phones = 0;
/** A number that no other user of the test file has. */
export function aPhone(): string {
  phones += 1;
  return `478555${String(phones).padStart(4, '0')}`;
}

export async function factorsFixture(environment: Record<string, string> = {}, log?: Log) {
  const fixture = await mailFixture(environment, log);
  const { db } = fixture.database;
  const { services, http } = fixture.app;
  const browserInfo = { address: '127.0.0.1', userAgent: 'lightMyRequest' };

  const browserWith = (first: string): TestBrowser => {
    let cookie = first;
    const post: TestBrowser['post'] = async (procedure, input = {}, headers = {}) => {
      const answer = await http.inject({
        method: 'POST',
        url: `/api/users/${procedure}`,
        headers: { cookie, ...headers },
        payload: input,
      });
      const [given = ''] = String(answer.headers['set-cookie'] ?? '').split(';', 1);
      if (given !== '') cookie = given;
      const body: Omit<Answer, 'status'> = answer.json();
      return { ...body, status: answer.statusCode };
    };
    const humanCheck = () => easyHumanCheck(services.clock());
    return {
      cookie: () => cookie,
      post,
      sendCode: async (factorId) => post('sendSignInCode', { factorId, humanCheck: await humanCheck() }),
      enrolPhone: async (phoneNumber) =>
        post('beginPhoneEnrolment', { phoneNumber, humanCheck: await humanCheck() }),
    };
  };

  return {
    ...fixture,
    browserWith,
    /** By `createSession`, whatever the sign-in method. */
    enter: async (person: { id: string }, way: SignInWay = 'password') => {
      const opened = await services.work({ userId: person.id }, (work) =>
        services.identity.open(work, { userId: person.id, way, browser: browserInfo }),
      );
      const [cookie = ''] = services.identity.cookie.make(opened.token, opened.expiresAt).split(';', 1);
      return { ...browserWith(cookie), step: opened.step };
    },
    aVerifiedPerson: (facts: Partial<Omit<typeof users.$inferInsert, 'role'>> = {}): Promise<TestPerson> =>
      aPerson(fixture.database, { role: 'educator', emailVerified: true, ...facts }),
    givePhone: async (person: { id: string }) => {
      const phoneNumber = aPhone();
      const id = services.makeId();
      await db.insert(secondFactors).values({ id, userId: person.id, kind: 'sms', phoneNumber });
      return { id, phoneNumber };
    },
    giveApp: async (person: { id: string }) => {
      const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
      const sealedSecret = services.identity.seal.seal(secret);
      await db
        .insert(secondFactors)
        .values({ id: services.makeId(), userId: person.id, kind: 'totp', sealedSecret });
      return secret;
    },
    /** Waits for the beginning of an app's half minute, so that no test crosses its end. */
    atStartOfStep: () => {
      const seconds = (services.clock().getTime() / 1000) % 30;
      fixture.wait((31 - seconds) / 60);
    },
    /** What the app would show, `steps` half minutes from now. */
    appCode: (secret: string, steps = 0) =>
      generateSync({ secret, epoch: Math.floor(services.clock().getTime() / 1000) + steps * 30 }),
    /** The code in the newest text message to a phone. */
    codeTo: async (phoneNumber: string): Promise<string> => {
      const [sms] = await db
        .select({ text: messages.text })
        .from(messages)
        .where(eq(messages.recipient, dialable(phoneNumber)))
        .orderBy(desc(messages.timeCreated))
        .limit(1);
      return /^\d{6}/.exec(sms?.text ?? '')?.[0] ?? 'no code came';
    },
    whoIs: async (browser: { cookie(): string }) => {
      const { user, pending } = await fixture.clientWith(browser.cookie()).users.getSession();
      return user?.id ?? pending?.step ?? null;
    },
  };
}
export type FactorsFixture = Awaited<ReturnType<typeof factorsFixture>>;

/** A code that is not the right one. */
export function wrong(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}
