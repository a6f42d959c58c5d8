// One person's work on the text of a component, from the first letter to the server's confirmation. Nothing is
// overwritten that its author has not seen, and nothing is dropped: text that meets a newer version is kept by the
// server as its author's copy, and the author chooses.
import { isSameRichText, keepBoth, type RichText } from '@schooldog/domain/eop';
import type { Keep } from '@schooldog/domain/kernel';
import { isPassing, refusalOf } from '../../../../platform/api/problem.ts';
import { createStore, type Store } from '../../../../platform/store.ts';

/** The text on the server. */
export type Theirs = Readonly<{ content: RichText | null; version: number; byName: string | null }>;
export type SaveAnswer =
  | Readonly<{ outcome: 'saved'; version: number }>
  | Readonly<{ outcome: 'kept'; version: number; keptCopyId: string }>;

/** A repeated call with the same operation id gets the first answer. */
export type DraftServer = Readonly<{
  save(input: Readonly<{ baseVersion: number; content: RichText }>, operationId: string): Promise<SaveAnswer>;
  resolve(
    input: Readonly<{ keptCopyId: string; baseVersion: number; content: RichText | null }>,
    operationId: string,
  ): Promise<Readonly<{ version: number }>>;
  load(): Promise<Theirs>;
}>;

/** Where text waits that the server does not have yet. */
type DraftDevice = Readonly<{
  keep(draft: Readonly<{ content: RichText; baseVersion: number }>): void;
  forget(): void;
}>;

export type DraftConflict = Readonly<{ keptCopyId: string; mine: RichText; theirs: Theirs }>;
export type DraftState = Readonly<{
  /** `waiting` for a connection; `rejected` by the server, with its reason. */
  status: 'saved' | 'unsaved' | 'saving' | 'waiting' | 'rejected';
  error: unknown;
  conflict: DraftConflict | null;
  isChoosing: boolean;
}>;

type Options = Readonly<{
  server: DraftServer;
  device: DraftDevice;
  start: Theirs;
  makeId(): string;
  /** The editor shows this instead: someone else's text, or what was chosen of both. */
  onAdopt(content: RichText | null): void;
}>;

const empty: RichText = { type: 'doc', content: [] };

export class DraftSession {
  readonly store: Store<DraftState> = createStore<DraftState>({
    status: 'saved',
    error: null,
    conflict: null,
    isChoosing: false,
  });
  readonly #options: Options;
  #base: number;
  #saved: RichText | null;
  #current: RichText;
  /** Sent without an answer: repeated as it is, because the server may have it. */
  #unanswered: Readonly<{ operationId: string; baseVersion: number; content: RichText }> | null = null;
  /** Kept by the server, but what is there now could not be read yet. */
  #keptCopyId: string | null = null;
  #choice: Readonly<{ keep: Keep; operationId: string }> | null = null;
  #running: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#base = options.start.version;
    this.#saved = options.start.content;
    this.#current = options.start.content ?? empty;
  }

  get current(): RichText {
    return this.#current;
  }

  get isClean(): boolean {
    return (
      this.#unanswered === null && this.#keptCopyId === null && isSameRichText(this.#current, this.#saved)
    );
  }

  edit(content: RichText): void {
    this.#current = content;
    if (this.isClean) {
      if (this.#running === null) this.#finish();
      return;
    }
    this.#options.device.keep({ content, baseVersion: this.#base });
    if (this.#running === null) this.#set({ status: 'unsaved', error: null });
  }

  /** Text that waited on the device, with the version on which it was written. */
  restore(content: RichText, baseVersion: number): Promise<void> {
    this.#base = Math.min(baseVersion, this.#base);
    this.#options.onAdopt(content);
    this.edit(content);
    return this.save();
  }

  /** A copy that the server kept earlier. */
  openKept(keptCopyId: string, mine: RichText): Promise<void> {
    this.#keptCopyId = keptCopyId;
    this.#current = mine;
    return this.save();
  }

  /** Resolves when nothing is left to send, or when it cannot be sent now. */
  save(): Promise<void> {
    this.#running ??= this.#send().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** The server has a newer state. What is written here meets it at the next save, which is due now. */
  follow(theirs: Theirs): void {
    if (theirs.version <= this.#base || this.store.get().conflict !== null || this.#running !== null) return;
    if (!this.isClean) {
      void this.save();
      return;
    }
    this.#adopt(theirs.content, theirs.version);
  }

  async choose(keep: Keep, heading: string): Promise<void> {
    const { conflict, isChoosing } = this.store.get();
    if (conflict === null || isChoosing) return;
    const { keptCopyId, mine, theirs } = conflict;
    const content =
      keep === 'theirs' ? null : keep === 'mine' ? mine : keepBoth(theirs.content ?? empty, mine, heading);
    // The same choice, repeated after a lost answer, must not be a second one.
    if (this.#choice?.keep !== keep) this.#choice = { keep, operationId: this.#options.makeId() };
    this.#set({ isChoosing: true, error: null });
    try {
      const { version } = await this.#options.server.resolve(
        { keptCopyId, baseVersion: theirs.version, content },
        this.#choice.operationId,
      );
      this.#choice = null;
      this.#keptCopyId = null;
      this.#set({ conflict: null, isChoosing: false });
      this.#adopt(content ?? theirs.content, content === null ? theirs.version : version);
      this.#finish();
    } catch (error) {
      this.#set({ isChoosing: false, error });
      if (isPassing(refusalOf(error))) return;
      // Another person wrote before the choice arrived: now it is between that text and mine.
      this.#choice = null;
      await this.#openConflict();
    }
  }

  async #send(): Promise<void> {
    // Text of an earlier time may wait on the device for its author's choice.
    if (this.isClean) return;
    while (this.store.get().conflict === null && !this.isClean) {
      try {
        if (this.#keptCopyId === null) await this.#sendOnce();
        if (this.#keptCopyId !== null) await this.#openConflict();
      } catch (error) {
        const canWait = isPassing(refusalOf(error));
        if (!canWait) this.#unanswered = null;
        this.#set({ status: canWait ? 'waiting' : 'rejected', error });
        return;
      }
    }
    if (this.store.get().conflict === null) this.#finish();
  }

  async #sendOnce(): Promise<void> {
    this.#unanswered ??= {
      operationId: this.#options.makeId(),
      baseVersion: this.#base,
      content: this.#current,
    };
    const { operationId, ...sent } = this.#unanswered;
    this.#set({ status: 'saving', error: null });
    const answer = await this.#options.server.save(sent, operationId);
    this.#unanswered = null;
    if (answer.outcome === 'kept') this.#keptCopyId = answer.keptCopyId;
    else {
      this.#base = answer.version;
      this.#saved = sent.content;
    }
  }

  async #openConflict(): Promise<void> {
    const keptCopyId = this.#keptCopyId;
    if (keptCopyId === null) return;
    const theirs = await this.#options.server.load();
    this.#options.device.keep({ content: this.#current, baseVersion: this.#base });
    this.#set({ status: 'unsaved', conflict: { keptCopyId, mine: this.#current, theirs } });
  }

  #adopt(content: RichText | null, version: number): void {
    this.#base = version;
    this.#saved = content;
    this.#current = content ?? empty;
    this.#options.onAdopt(content);
    this.#set({ status: 'saved', error: null });
  }

  #finish(): void {
    this.#options.device.forget();
    this.#set({ status: 'saved', error: null });
  }

  #set(part: Partial<DraftState>): void {
    this.store.set({ ...this.store.get(), ...part });
  }
}
