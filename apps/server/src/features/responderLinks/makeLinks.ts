// New links, whole or not at all, however they are made. Those of a school and those of a person are counted under
// locks, so that links made at the same time do not exceed a limit together.
import { eopLimits } from '@schooldog/domain/eop';
import { responderLimits } from '@schooldog/domain/responderLinks';
import { problem } from '@schooldog/domain/problems';
import { hashOfToken, newToken } from '../../platform/identity/tokens.ts';
import type { Work } from '../../platform/work/work.ts';
import { responderLinkRecord } from './record.ts';
import { countLive, countMade, insertLink, type LinkRow, lockCount } from './store.ts';

export type NewLink = Pick<
  LinkRow,
  | 'id'
  | 'personName'
  | 'agency'
  | 'email'
  | 'componentIds'
  | 'includesContacts'
  | 'mayDownload'
  | 'isShared'
  | 'timeExpires'
>;
export type MadeLink = Readonly<{ link: LinkRow; token: string }>;

type Maker = Pick<LinkRow, 'schoolId' | 'createdByUserId'>;

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** All of one school and one person. */
export async function makeLinks(work: Work, by: Maker, links: readonly NewLink[]): Promise<MadeLink[]> {
  const { schoolId, createdByUserId } = by;
  await lockCount(work.tx, createdByUserId);
  const since = new Date(work.now.getTime() - dayMilliseconds);
  const ofDay = await countMade(work.tx, createdByUserId, since);
  if (ofDay + links.length > eopLimits.recipientsPerDay)
    throw problem('eop.tooManyRecipients', { retryAfterSeconds: 60 * 60 });
  await lockCount(work.tx, schoolId);
  const live = await countLive(work.tx, schoolId, work.now);
  if (live + links.length > responderLimits.livePerSchool)
    throw problem('responderLink.tooMany', { live, limit: responderLimits.livePerSchool });
  const made = links.map((link) => madeLink({ ...link, ...by }, work.now));
  for (const { link } of made) {
    const { isCreatorDisabled: _disabled, ...stored } = link;
    insertLink(work, stored);
    await responderLinkRecord.recordChange(work, null, link);
  }
  return made;
}

function madeLink(link: NewLink & Maker, now: Date): MadeLink {
  const token = newToken();
  const row = {
    ...link,
    tokenHash: hashOfToken(token),
    timeRevoked: null,
    revokedByUserId: null,
    timeCreated: now,
    timeUpdated: now,
    isCreatorDisabled: false,
  };
  return { link: row, token };
}
