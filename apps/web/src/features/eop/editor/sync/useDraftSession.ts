import type { ShownComponent } from '@schooldog/contract/eop';
import type { RichText } from '@schooldog/domain/eop';
import { useEffect, useRef, useState } from 'react';
import { api, client } from '../../../../platform/api/client.ts';
import { queryClient } from '../../../../platform/api/queryClient.ts';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { hold } from '../../../../platform/readiness/holds.ts';
import { useStore } from '../../../../platform/store.ts';
import { newId } from '../../../../platform/newId.ts';
import { useLatest } from '../../../../ui/useLatest.ts';
import { DraftSession, type DraftState } from './draftSession.ts';
import type { Unsent } from './useUnsent.ts';

/** After the last letter, and at the latest while one goes on typing. */
const saveAfter = { pause: 2_000, longest: 10_000 };

export type Draft = Readonly<{ session: DraftSession; state: DraftState; edit(content: RichText): void }>;

type Options = Readonly<{
  component: ShownComponent;
  unsent: Unsent;
  picturesArrived(): Promise<void>;
  onAdopt(content: RichText | null): void;
}>;

export function useDraftSession({ component, unsent, picturesArrived, onAdopt }: Options): Draft {
  const { id: componentId, content, version, updatedByName } = component;
  const { isOffline } = useConnectivity();
  const events = useLatest({ picturesArrived, onAdopt });
  const [session] = useState(
    () =>
      new DraftSession({
        server: {
          save: async (input, operationId) => {
            await events.get().picturesArrived();
            return client.eop.saveContent(
              { componentId, editorId: unsent.editorId, ...input },
              { context: { operationId } },
            );
          },
          resolve: (input, operationId) =>
            client.eop.resolveKeptCopy({ componentId, ...input }, { context: { operationId } }),
          load: async () => {
            const now = await client.eop.getComponent({ componentId, editorId: unsent.editorId });
            queryClient.setQueryData(
              api.eop.getComponent.queryKey({ input: { componentId, editorId: unsent.editorId } }),
              now,
            );
            return { content: now.content, version: now.version, byName: now.updatedByName };
          },
        },
        device: { keep: unsent.keep, forget: unsent.forget },
        start: { content, version, byName: updatedByName },
        makeId: newId,
        onAdopt: (adopted) => events.get().onAdopt(adopted),
      }),
  );
  const state = useStore(session.store);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const firstEdit = useRef(0);
  const release = useRef(() => {});

  useEffect(() => {
    session.follow({ content, version, byName: updatedByName });
  }, [session, content, version, updatedByName]);
  useEffect(() => {
    if (!isOffline) void session.save();
  }, [session, isOffline]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void session.save().finally(release.current);
    },
    [session],
  );
  const edit = (next: RichText) => {
    session.edit(next);
    if (session.isClean) return;
    const now = Date.now();
    if (firstEdit.current === 0) firstEdit.current = now;
    clearTimeout(timer.current);
    release.current();
    const done = hold('work');
    release.current = done;
    const wait = Math.min(saveAfter.pause, Math.max(firstEdit.current + saveAfter.longest - now, 0));
    timer.current = setTimeout(() => {
      firstEdit.current = 0;
      void session.save().finally(done);
    }, wait);
  };
  return { session, state, edit };
}
