// What each encrypted text of a kit is bound to, as authenticated data: nothing can be moved to another person, school or
// kit, and nothing of an older version can be put back.
import type { KitRow } from '../../../platform/pinned/database.ts';
import type { Bound } from '../../../platform/sealing/seal.ts';

export type KitFacts = Pick<KitRow, 'kitId' | 'userId' | 'schoolId'>;

const kit = ({ kitId, userId, schoolId }: KitFacts) => [kitId, userId, schoolId];

export const boundTo = {
  kitKey: (facts: KitFacts): Bound => ['kitKey', ...kit(facts)],
  privateKey: (facts: KitFacts): Bound => ['privateKey', ...kit(facts)],
  ticket: (facts: KitFacts & Pick<KitRow, 'version' | 'validUntil'>): Bound => [
    'ticket',
    ...kit(facts),
    facts.version,
    facts.validUntil,
  ],
  content: (facts: KitFacts & Pick<KitRow, 'version'>): Bound => ['content', ...kit(facts), facts.version],
  /** Certified PDFs never change, so they are bound to their certification, which the content names. */
  pdf: (facts: KitFacts, certificationId: string): Bound => ['pdf', ...kit(facts), certificationId],
} as const;
