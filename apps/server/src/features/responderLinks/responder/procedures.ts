// What a responder calls, without a session: the link, a code by mail, and the code.
import { randomInt } from 'node:crypto';
import type { ResponderPage } from '@schooldog/contract/responderLinks';
import { problem } from '@schooldog/domain/problems';
import { maskedEmail, responderLimits } from '@schooldog/domain/responderLinks';
import type { RequestContext } from '../../../platform/api/context.ts';
import { isSameHash } from '../../../platform/identity/codeHash.ts';
import { hashOfToken, newToken } from '../../../platform/identity/tokens.ts';
import type { Language } from '../../../platform/messages/index.ts';
import { readOrganization } from '../../../platform/settingsDocuments/organization.ts';
import type { Work } from '../../../platform/work/work.ts';
import { noticesOf } from '../live.ts';
import { mailCode } from '../mails.ts';
import { openedComponents } from '../openedComponents.ts';
import { insertEvent, type LinkRow } from '../store.ts';
import { type LiveLink, liveLink, record, visitCookie, visitOf } from './liveLink.ts';
import { countTry, insertCode, startVisit } from './store.ts';

type OneLink = Readonly<{ token: string }>;

const minute = 60 * 1000;
const codeDigits = 6;

export async function openResponderLink(context: RequestContext, { token }: OneLink): Promise<ResponderPage> {
  const live = await liveLink(context, token);
  const timeVisitExpires = await visitOf(context, live.link);
  if (timeVisitExpires !== null) return readingPage(context, live, timeVisitExpires);
  await record(context.services, live.link, 'linkOpened');
  return { step: 'code', maskedEmail: maskedEmail(live.link.email) };
}

export async function sendResponderCode(
  context: RequestContext,
  { token, language }: OneLink & Readonly<{ language: Language }>,
): Promise<{ codeId: string }> {
  const { services, browser } = context;
  const { link } = await liveLink(context, token);
  try {
    await services.limits.sendResponderCode(link.id, browser.address);
  } catch (rejection) {
    await record(services, link, 'rejected');
    throw rejection;
  }
  const codeId = services.makeId();
  await services.work({ userId: null }, async (work) => {
    const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
    await insertCode(work.tx, {
      id: codeId,
      linkId: link.id,
      codeHash: services.identity.hashOfCode(codeId, code),
      timeCodeExpires: new Date(work.now.getTime() + responderLimits.codeMinutes * minute),
      timeCreated: work.now,
    });
    await mailCode(work, services, { link, code, language });
    await noteIn(work, link, 'codeSent');
  });
  return { codeId };
}

/** A wrong code counts and is recorded, so its transaction commits and the problem is thrown after it. */
export async function enterResponderCode(
  context: RequestContext,
  { token, codeId, code }: OneLink & Readonly<{ codeId: string; code: string }>,
): Promise<ResponderPage> {
  const { services } = context;
  const live = await liveLink(context, token);
  const { link } = live;
  const cookieToken = newToken();
  const outcome = await services.work({ userId: null }, async (work) => {
    const tried = await countTry(work.tx, { codeId, linkId: link.id }, work.now);
    const isRight =
      tried !== undefined && isSameHash(tried.codeHash, services.identity.hashOfCode(codeId, code));
    await noteIn(work, link, isRight ? 'codeEntered' : 'codeWrong');
    if (tried === undefined) return problem('responderLink.codeExpired');
    if (!isRight)
      return problem('responderLink.codeWrong', { triesLeft: responderLimits.codeTries - tried.codeTries });
    const timeExpires = new Date(work.now.getTime() + responderLimits.visitHours * 60 * minute);
    await startVisit(work.tx, codeId, { cookieHash: hashOfToken(cookieToken), timeExpires });
    return timeExpires;
  });
  if (!(outcome instanceof Date)) throw outcome;
  context.setCookie(visitCookie(services, link.id).make(cookieToken, outcome));
  return readingPage(context, live, outcome);
}

async function noteIn(
  work: Work,
  link: LinkRow,
  event: 'codeSent' | 'codeEntered' | 'codeWrong',
): Promise<void> {
  insertEvent(work, { linkId: link.id, event });
  await work.announce(...noticesOf(link));
}

async function readingPage(
  { services }: RequestContext,
  { link, schoolName }: LiveLink,
  timeVisitExpires: Date,
): Promise<ResponderPage> {
  const { db } = services.database;
  const [{ districtName, timeZone }, components] = await Promise.all([
    readOrganization(db),
    openedComponents(db, link),
  ]);
  return {
    step: 'reading',
    personName: link.personName,
    agency: link.agency,
    schoolName,
    districtName,
    timeZone,
    mayDownload: link.mayDownload,
    timeExpires: link.timeExpires.toISOString(),
    timeVisitExpires: timeVisitExpires.toISOString(),
    documents: components.flatMap(({ id, name, guidanceKey, section, lastCertificationTime: time }) =>
      time === null
        ? []
        : [{ componentId: id, name, guidanceKey, section, timeCertified: time.toISOString() }],
    ),
  };
}
