// New links, whole or not at all. The number of a school is counted under a lock, so that two people who make links
// at the same time do not exceed it together.
import { responderLimits } from '@schooldog/domain/responderLinks';
import { problem } from '@schooldog/domain/problems';
import { hashOfToken, newToken } from '../../platform/identity/tokens.ts';
import type { Work } from '../../platform/work/work.ts';
import { responderLinkRecord } from './record.ts';
import { countLive, insertLink, type LinkRow, lockCount } from './store.ts';

export type NewLink = Pick<
  LinkRow,
  | 'id'
  | 'schoolId'
  | 'personName'
  | 'agency'
  | 'email'
  | 'componentIds'
  | 'includesContacts'
  | 'mayDownload'
  | 'isShared'
  | 'createdByUserId'
  | 'timeExpires'
>;
export type MadeLink = Readonly<{ link: LinkRow; token: string }>;

/** All of one school. */
export async function makeLinks(
  work: Work,
  schoolId: string,
  links: readonly NewLink[],
): Promise<MadeLink[]> {
  await lockCount(work.tx, schoolId);
  const live = await countLive(work.tx, schoolId, work.now);
  if (live + links.length > responderLimits.livePerSchool)
    throw problem('responderLink.tooMany', { live, limit: responderLimits.livePerSchool });
  const made = links.map((link) => madeLink(link, work.now));
  for (const { link } of made) {
    const { isCreatorDisabled: _disabled, ...stored } = link;
    insertLink(work, stored);
    await responderLinkRecord.recordChange(work, null, link);
  }
  return made;
}

function madeLink(link: NewLink, now: Date): MadeLink {
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
