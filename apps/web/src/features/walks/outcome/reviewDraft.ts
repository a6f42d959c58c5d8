// A decision that was begun and not sent yet. It stays on the device, like every draft.
import { z } from 'zod';
import { useEffect, useState } from 'react';
import { useUser } from '../../../platform/session/session.ts';
import { draftsIn } from '../../../platform/offlineRecords/drafts.ts';

const decisions = ['approve', 'revise'] as const;
const decisionSchema = z.object({ choice: z.enum(decisions).nullable(), comments: z.string() });
export type Decision = Readonly<z.infer<typeof decisionSchema>>;

const drafts = draftsIn('walkReview', decisionSchema);
const undecided: Decision = { choice: null, comments: '' };

/** Null until the device has been asked. */
export function useReviewDraft(walkId: string): Decision | null {
  const { id: userId } = useUser();
  const [draft, setDraft] = useState<Decision | null>(null);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const found = await drafts.load({ userId, recordId: walkId });
      if (!isLeft) setDraft(found?.text ?? undecided);
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [userId, walkId]);
  return draft;
}

/** How the form keeps its draft. */
export function keepingReview(userId: string, walkId: string) {
  const name = { userId, recordId: walkId };
  return {
    save: (decision: Decision) => drafts.save(name, { text: decision }),
    forget: () => drafts.forget(name),
  };
}
