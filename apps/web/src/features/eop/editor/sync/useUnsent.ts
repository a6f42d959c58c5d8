// Unsent text on this device: sealed with a key of the server, offered again after a crash.
import type { RichText } from '@schooldog/domain/eop';
import { useEffect, useMemo, useState } from 'react';
import { client } from '../../../../platform/api/client.ts';
import { useUser } from '../../../../platform/session/session.ts';
import {
  forgetSealed,
  forgetSealedOfOthers,
  importKey,
  loadSealed,
  type SealedDraft,
  storeSealed,
} from './sealedDrafts.ts';

export type Unsent = Readonly<{
  editorId: string;
  keep(draft: Readonly<{ content: RichText; baseVersion: number }>): void;
  forget(): void;
}>;

type Opened = Readonly<{ isReady: boolean; found: SealedDraft | null }>;

/** `found` is what waited here when the editor opened, until it was restored or discarded. */
export function useUnsent(componentId: string, editorId: string) {
  const { id: userId } = useUser();
  const [opened, setOpened] = useState<Opened>({ isReady: false, found: null });
  const place = useMemo(() => ({ userId, componentId }), [userId, componentId]);
  const unsent = useMemo(() => new UnsentText(editorId, place), [editorId, place]);
  useEffect(() => {
    let isOver = false;
    void unsent.open().then((found) => {
      if (!isOver) setOpened({ isReady: true, found });
    });
    return () => {
      isOver = true;
    };
  }, [unsent]);
  return { unsent, ...opened, dismiss: () => setOpened({ isReady: true, found: null }) };
}

/** Writes one after the other, so that the newest text is the one that stays. */
class UnsentText implements Unsent {
  readonly editorId: string;
  readonly #place: Readonly<{ userId: string; componentId: string }>;
  #key: CryptoKey | null = null;
  #next: (() => Promise<void>) | null = null;
  #isWriting = false;

  constructor(editorId: string, place: Readonly<{ userId: string; componentId: string }>) {
    this.editorId = editorId;
    this.#place = place;
  }

  /** Without a key nothing is stored here, and the person works as long as the page is open. */
  async open(): Promise<SealedDraft | null> {
    try {
      const { key } = await client.eop.getDraftKey({ componentId: this.#place.componentId });
      const imported = await importKey(key);
      await forgetSealedOfOthers(this.#place.userId);
      const found = await loadSealed(imported, this.#place);
      this.#key = imported;
      return found;
    } catch {
      return null;
    }
  }

  readonly keep = (draft: Readonly<{ content: RichText; baseVersion: number }>): void => {
    const key = this.#key;
    if (key === null) return;
    const time = new Date().toISOString();
    this.#write(() => storeSealed(key, this.#place, { ...draft, time }));
  };

  readonly forget = (): void => this.#write(() => forgetSealed(this.#place));

  #write(action: () => Promise<void>): void {
    this.#next = action;
    if (!this.#isWriting) void this.#writeAll();
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    for (let action = this.#next; action !== null; action = this.#next) {
      this.#next = null;
      await action().catch(() => undefined);
    }
    this.#isWriting = false;
  }
}
