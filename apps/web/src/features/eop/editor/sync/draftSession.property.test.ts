// Two people write in one component over a network that loses requests and answers. Whatever the order of events,
// every word that someone typed is in the end in the text, or in a state of it that its author let go.
import { type RichText, textOf } from '@schooldog/domain/eop';
import { ORPCError } from '@orpc/client';
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DraftServer, DraftSession, type SaveAnswer, type Theirs } from './draftSession.ts';

const says = (words: readonly string[]): RichText => ({
  type: 'doc',
  content: words.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const wordsOf = (content: RichText | null) =>
  content === null
    ? []
    : textOf(content)
        .split('\n')
        .filter((word) => word !== '');

type Fate = 'arrives' | 'request lost' | 'answer lost';

/** As the real one: versions, kept copies, and the first answer for a repeated operation. */
class FakeServer {
  content: RichText | null = null;
  version = 0;
  readonly kept = new Map<string, RichText>();
  /** Everything that was ever the text, or was kept. */
  readonly history: RichText[] = [];
  readonly #saves = new Map<string, SaveAnswer>();
  readonly #choices = new Map<string, Readonly<{ version: number }>>();
  readonly #waiting: ((fate: Fate) => void)[] = [];

  get hasWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  deliver(which: number, fate: Fate): void {
    const [call] = this.#waiting.splice(which % Math.max(this.#waiting.length, 1), 1);
    call?.(fate);
  }

  #call<Answer>(answers: Map<string, Answer>, operationId: string, answer: () => Answer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push((fate) => {
        if (fate === 'request lost') {
          reject(new TypeError('Failed to fetch'));
          return;
        }
        try {
          const first = answers.get(operationId) ?? answer();
          answers.set(operationId, first);
          if (fate === 'arrives') resolve(first);
          else reject(new TypeError('Failed to fetch'));
        } catch (error) {
          reject(error instanceof Error ? error : new Error('unknown'));
        }
      });
    });
  }

  #write(content: RichText): number {
    this.content = content;
    this.version += 1;
    this.history.push(content);
    return this.version;
  }

  forPerson(name: string): DraftServer {
    return {
      save: ({ baseVersion, content }, operationId) =>
        this.#call(this.#saves, operationId, (): SaveAnswer => {
          if (baseVersion >= this.version) return { outcome: 'saved', version: this.#write(content) };
          const keptCopyId = `${name} ${operationId}`;
          this.kept.set(keptCopyId, content);
          this.history.push(content);
          return { outcome: 'kept', version: this.version, keptCopyId };
        }),
      resolve: ({ keptCopyId, baseVersion, content }, operationId) =>
        this.#call(this.#choices, operationId, () => {
          if (!this.kept.has(keptCopyId)) return { version: this.version };
          if (content !== null && baseVersion < this.version) throw conflictProblem();
          this.kept.delete(keptCopyId);
          return { version: content === null ? this.version : this.#write(content) };
        }),
      load: () => this.#call(new Map<string, Theirs>(), '', () => this.now()),
    };
  }

  now(): Theirs {
    return { content: this.content, version: this.version, byName: 'Somebody' };
  }
}

type Person = { name: string; shown: RichText | null; stored: RichText | null };
type Keep = 'mine' | 'theirs' | 'both';
type Event =
  | Readonly<{ kind: 'type' | 'save' | 'follow'; who: number }>
  | Readonly<{ kind: 'choose'; who: number; keep: Keep }>
  | Readonly<{ kind: 'deliver'; which: number; fate: Fate }>;

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('type' as const), who: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('save' as const), who: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('follow' as const), who: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      who: fc.nat(1),
      keep: fc.constantFrom<Keep>('mine', 'theirs', 'both'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      which: fc.nat(3),
      fate: fc.constantFrom<Fate>('arrives', 'arrives', 'request lost', 'answer lost'),
    }),
  },
);

/** Lets everything that can go on without the network go on. */
const pause = () => new Promise((resolve) => setImmediate(resolve));

async function play(events: readonly Event[], onlyBoth: boolean) {
  const server = new FakeServer();
  let made = 0;
  const typed: string[] = [];
  const unstored: string[] = [];
  const people = ['Ana', 'Ben'].map((name) => {
    const person: Person = { name, shown: null, stored: null };
    const session = new DraftSession({
      server: server.forPerson(name),
      device: {
        keep: ({ content }) => (person.stored = content),
        forget: () => (person.stored = null),
      },
      start: server.now(),
      makeId: () => `operation ${(made += 1)}`,
      onAdopt: (content) => (person.shown = content),
    });
    return { person, session };
  });
  for (const next of events) {
    if (next.kind === 'deliver') server.deliver(next.which, next.fate);
    else {
      const one = people[next.who];
      if (one === undefined) throw new Error('two people');
      const { person, session } = one;
      const isLocked = session.store.get().conflict !== null;
      if (next.kind === 'type' && !isLocked) {
        const word = `${person.name}${typed.length}`;
        typed.push(word);
        person.shown = says([...wordsOf(person.shown), word]);
        session.edit(person.shown);
        // What is not on the server is on the device.
        if (!wordsOf(person.stored).includes(word)) unstored.push(word);
      } else if (next.kind === 'save') void session.save();
      else if (next.kind === 'follow') session.follow(server.now());
      else if (next.kind === 'choose') void session.choose(onlyBoth ? 'both' : next.keep, person.name);
    }
    await pause();
  }
  // The network is back.
  for (let round = 0; round < 100; round += 1) {
    while (server.hasWaiting) {
      server.deliver(0, 'arrives');
      await pause();
    }
    const open = people.find(({ session }) => !session.isClean || session.store.get().conflict !== null);
    if (open === undefined) break;
    if (open.session.store.get().conflict === null) void open.session.save();
    else void open.session.choose('both', open.person.name);
    await pause();
  }
  for (const { session } of people) session.follow(server.now());
  await pause();
  return { server, people, typed, unstored };
}

it('with Keep both, every word of both is in the text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
      const { server, people, typed, unstored } = await play(events, true);
      expect(unstored).toEqual([]);
      expect(wordsOf(server.content)).toEqual(expect.arrayContaining(typed));
      for (const { person, session } of people) {
        expect(session.isClean).toBe(true);
        expect(person.stored).toBeNull();
        expect(wordsOf(session.current)).toEqual(wordsOf(server.content));
      }
    }),
    runs(400),
  );
});

it('with any choice, every word is in the text or in its history, or was given up by its author', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
      const { server, typed } = await play(events, false);
      const everSaid = new Set(server.history.flatMap(wordsOf));
      const gaveUp = events.some((one) => one.kind === 'choose' && one.keep === 'theirs');
      expect(typed.filter((word) => !everSaid.has(word) && !gaveUp)).toEqual([]);
      expect(server.kept.size).toBe(0);
    }),
    runs(400),
  );
});

function conflictProblem(): Error {
  return new ORPCError('eop.draftChanged', { status: 409, message: 'eop.draftChanged' });
}
