// A rubric while it is edited: what the server has, what the person wants, and the way from one to the other. It is
// outside the component tree, so that a key draws only the field it was typed in.
import {
  choose,
  type FieldConflict,
  jsonEqual,
  type Keep,
  rebase,
  recordConflictSchema,
} from '@schooldog/domain/kernel';
import { type RubricContent, type RubricEdit, rubricMerge } from '@schooldog/domain/rubrics';
import { isPassing, refusalOf } from '../../../../platform/api/problem.ts';
import { hold, holdUntil } from '../../../../platform/readiness/holds.ts';
import { createStore, type Store } from '../../../../platform/store.ts';
import { newId } from '../../../../platform/newId.ts';
import { contentOf, toSend } from './toSend.ts';

export type EditorState = Readonly<{
  /** As the server has it. */
  base: RubricContent;
  values: RubricContent;
  conflicts: readonly FieldConflict[];
  save: 'saved' | 'waiting' | 'saving' | 'failed';
  /** Why it was not saved. */
  error: unknown;
}>;

/** The rubric at the server, and who changed it last. */
export type Known = Readonly<{ content: RubricContent; time: string; byName: string | null }>;

/** `operationId` stays the same when it is sent again, so that a lost answer does no harm. */
export type Work = Readonly<{ edit: RubricEdit; wanted: RubricContent; operationId: string }>;

type Parts = Readonly<{
  known: Known;
  /** What the device kept of an earlier visit. */
  draft: RubricEdit | null;
  send(work: Work): Promise<Known>;
  canSend(): boolean;
  keepDraft(edit: RubricEdit): Promise<void>;
  forgetDraft(): Promise<void>;
}>;

export type RubricEditor = Readonly<{
  store: Pick<Store<EditorState>, 'get' | 'subscribe'>;
  change(update: (content: RubricContent) => RubricContent): void;
  /** The server has a newer state. */
  receive(known: Known): void;
  choose(conflict: FieldConflict, keep: Keep): void;
  /** Saves what is not saved yet; resolves with whether all of it is. */
  flush(): Promise<boolean>;
  /** When the state on the screen was saved at the server. */
  seen(): string;
}>;

const pauseOfTyping = 1_000;
const pauseOfRetry = 5_000;

export function createEditor({ known, draft, send, canSend, keepDraft, forgetDraft }: Parts): RubricEditor {
  const opened = rubricMerge.apply(known.content, draft ?? {});
  const store = createStore<EditorState>({
    base: known.content,
    values: contentOf(opened.value),
    conflicts: opened.conflicts,
    save: draft === null ? 'saved' : 'waiting',
    error: null,
  });
  const put = (part: Partial<EditorState>) => store.set({ ...store.get(), ...part });
  let knownTime = known.time;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let release = () => {};
  let sending: Promise<boolean> | null = null;
  /** Sent, and not answered. */
  let unanswered: Work | null = null;
  /** Came while an answer was awaited: it may or may not hold what was sent. */
  let held: Known | null = null;

  const later = (after: number) => {
    clearTimeout(timer);
    release();
    release = hold('work');
    timer = setTimeout(() => void sendNow(), after);
  };
  const editNow = (): RubricEdit => {
    const { base, values } = store.get();
    return rubricMerge.compare(base, toSend(values, base));
  };
  const moveTo = (
    from: RubricContent,
    { content, time, byName }: Known,
    reported: readonly FieldConflict[],
  ) => {
    knownTime = time;
    const { values, conflicts } = store.get();
    const moved = rebase(rubricMerge, { base: from, values, conflicts }, content);
    const named = moved.conflicts.map((one) => withAuthor(one, reported, { byName, time }));
    put({ base: contentOf(moved.base), values: contentOf(moved.values), conflicts: named });
  };
  const receive = (now: Known) => {
    // An answer that was fetched before the last save is older than what is known.
    if (now.time < knownTime) return;
    if (unanswered === null) moveTo(store.get().base, now, []);
    else held = now;
  };
  const takeHeld = () => {
    const now = held;
    held = null;
    if (now !== null) receive(now);
  };
  const showSaved = () => {
    const isDirty = !isEmpty(editNow());
    put({ save: isDirty ? 'waiting' : 'saved', error: null });
    if (!isDirty) void forgetDraft();
    else if (store.get().conflicts.length === 0) later(pauseOfTyping);
  };

  const fail = (error: unknown) => {
    const { code, data } = refusalOf(error);
    if (isPassing(refusalOf(error))) {
      put({ save: 'failed', error });
      later(pauseOfRetry);
      return;
    }
    unanswered = null;
    const answer = code === 'record.conflict' ? recordConflictSchema.safeParse(data).data : undefined;
    const present = rubricMerge.readFields(answer?.present);
    if (answer === undefined || present === undefined) {
      put({ save: 'failed', error });
    } else {
      const time =
        answer.conflicts
          .flatMap((one) => one.time ?? [])
          .toSorted()
          .at(-1) ?? knownTime;
      moveTo(store.get().base, { content: contentOf(present), time, byName: null }, answer.conflicts);
      put({ save: 'waiting', error: null });
    }
    takeHeld();
  };

  const nextWork = (): Work | null => {
    const { base, values, conflicts } = store.get();
    const edit = editNow();
    if (conflicts.length > 0 || isEmpty(edit)) return null;
    return { edit, wanted: toSend(values, base), operationId: newId() };
  };
  const deliver = async (work: Work): Promise<boolean> => {
    unanswered = work;
    put({ save: 'saving', error: null });
    try {
      const answer = await send(work);
      unanswered = null;
      moveTo(work.wanted, answer, []);
      takeHeld();
      showSaved();
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  /** True where nothing is left that this could have sent. */
  const sendNow = async (): Promise<boolean> => {
    clearTimeout(timer);
    release();
    if (sending !== null) return sending;
    const edit = editNow();
    if (!isEmpty(edit)) void holdUntil('work', keepDraft(edit));
    if (!canSend()) return false;
    const work = unanswered ?? nextWork();
    if (work === null) {
      if (isEmpty(edit)) showSaved();
      return isEmpty(edit);
    }
    sending = deliver(work);
    try {
      return await sending;
    } finally {
      sending = null;
    }
  };
  if (draft !== null) later(pauseOfTyping);

  return {
    store,
    change: (update) => {
      const { values, save } = store.get();
      const next = update(values);
      if (next === values) return;
      put({ values: next, save: save === 'saved' ? 'waiting' : save });
      later(pauseOfTyping);
    },
    receive,
    choose: (conflict, keep) => {
      const { base, values, conflicts } = store.get();
      const chosen = choose(rubricMerge, { base, values, conflicts }, conflict, keep);
      put({ values: contentOf(chosen.values), conflicts: chosen.conflicts });
      later(0);
    },
    flush: async () => {
      while (await sendNow()) {
        if (isEmpty(editNow())) return true;
      }
      return false;
    },
    seen: () => knownTime,
  };
}

function isEmpty(edit: RubricEdit): boolean {
  return Object.keys(edit).length === 0;
}

type Author = Readonly<{ byName: string | null; time: string }>;

/** A rejected save names who changed each value; otherwise it was the last person who edited the rubric. */
function withAuthor(
  conflict: FieldConflict,
  reported: readonly FieldConflict[],
  author: Author,
): FieldConflict {
  const named = reported.find(({ path }) => jsonEqual(path, conflict.path)) ?? conflict;
  return { ...conflict, byName: named.byName ?? author.byName, time: named.time ?? author.time };
}
