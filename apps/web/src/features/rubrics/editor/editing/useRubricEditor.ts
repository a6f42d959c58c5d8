import type { ShownRubric } from '@schooldog/contract/rubrics';
import { editedContent, emptyRubric, type Rubric, type RubricEdit } from '@schooldog/domain/rubrics';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api, client } from '../../../../platform/api/client.ts';
import { connectivity, useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { useUser } from '../../../../platform/session/session.ts';
import { createEditor, type Known, type RubricEditor } from './createEditor.ts';
import { keepingDraft } from './drafts.ts';

type Opened = Readonly<{
  rubricId: string;
  /** Undefined for one that is not created yet. */
  shown: ShownRubric | undefined;
  draft: RubricEdit | null;
  canEdit: boolean;
  onCreated(): void;
}>;

/** The rubric of a page, saved automatically: after a pause, and when the page is left or put aside. */
export function useRubricEditor({ rubricId, shown, draft, canEdit, onCreated }: Opened): RubricEditor {
  const queryClient = useQueryClient();
  const { isOffline } = useConnectivity();
  const { id: userId, firstName, lastName } = useUser();
  const [editor] = useState(() => {
    let isCreated = shown !== undefined;
    const kept = keepingDraft(userId, isCreated ? rubricId : null);
    return createEditor({
      known: shown === undefined ? notCreated : knownOf(shown),
      draft,
      ...kept,
      canSend: () => canEdit && !connectivity.get().isOffline,
      send: async ({ edit, wanted, operationId }) => {
        const context = { operationId };
        const saved = isCreated
          ? await client.rubrics.saveRubric({ rubricId, edit }, { context })
          : await client.rubrics.createRubric({ rubricId, content: wanted }, { context });
        isCreated = true;
        showSaved(queryClient, saved, `${firstName} ${lastName}`);
        return { content: editedContent(saved), time: saved.timeUpdated, byName: null };
      },
    });
  });

  const created = useEffectEvent(onCreated);
  const isNew = shown === undefined;
  const wasNew = useState(isNew)[0];
  useEffect(() => {
    if (wasNew && !isNew) created();
  }, [wasNew, isNew]);
  useEffect(() => {
    if (shown !== undefined) editor.receive(knownOf(shown));
  }, [editor, shown]);
  useEffect(() => {
    if (!isOffline) void editor.flush();
  }, [editor, isOffline]);
  useEffect(() => {
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') void editor.flush();
    };
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      void editor.flush();
    };
  }, [editor]);
  return editor;
}

const notCreated: Known = { content: emptyRubric, time: '', byName: null };

export function knownOf(shown: ShownRubric): Known {
  return { content: editedContent(shown), time: shown.timeUpdated, byName: shown.updatedByName };
}

/** The answer is shown at once; the list is fetched again when it is opened. */
export function showSaved(queryClient: QueryClient, saved: Rubric, byName: string): void {
  const queryKey = api.rubrics.getRubric.queryKey({ input: { rubricId: saved.id } });
  queryClient.setQueryData<ShownRubric>(queryKey, (before) => ({
    usedIn: 0,
    createdByName: byName,
    ...before,
    ...saved,
    updatedByName: byName,
  }));
  void queryClient.invalidateQueries({ queryKey: api.rubrics.listRubrics.key() });
}
