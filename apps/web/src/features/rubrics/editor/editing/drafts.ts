// What could not be sent yet is kept on the device, as the difference to what the server had.
import { type RubricEdit, rubricMerge } from '@schooldog/domain/rubrics';
import { useEffect, useState } from 'react';
import { draftsIn } from '../../../../platform/offlineRecords/drafts.ts';
import { useUser } from '../../../../platform/session/session.ts';

const drafts = draftsIn<RubricEdit>('rubric', rubricMerge.editSchema);

/** Null for one that is not created yet. */
export function keepingDraft(userId: string, rubricId: string | null) {
  const name = { userId, recordId: rubricId };
  return {
    keepDraft: (edit: RubricEdit) => drafts.save(name, { text: edit }),
    forgetDraft: () => drafts.forget(name),
  };
}

type Loaded = Readonly<{ draft: RubricEdit | null }>;

/** Null until the device was asked. */
export function useKeptDraft(rubricId: string | null): Loaded | null {
  const { id: userId } = useUser();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const found = await drafts.load({ userId, recordId: rubricId });
      if (!isLeft) setLoaded({ draft: found?.text ?? null });
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [userId, rubricId]);
  return loaded;
}
