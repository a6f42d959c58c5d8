// Writers that never give up: each sets a unique value, and sends it again under the same operation id until it is
// acknowledged. Acknowledged values are recorded, and must be in the database at the end.
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { ask, newId, type Question } from '../lib/ask.ts';
import type { Chance } from '../lib/chance.ts';
import type { Editor } from '../lib/people.ts';

export interface Write {
  readonly operationId: string;
  readonly schoolId: string;
  readonly value: string;
}

export interface Writers {
  readonly acknowledged: readonly Write[];
  /** When the last acknowledgment came, by the bench's own clock. */
  lastAcknowledgement(): number;
  /** Requests without an answer, or with one that asks for a retry. */
  unanswered(): number;
  /** Wrong answers: anything but success, 503, or the answer of another write. */
  readonly wrong: ReadonlyMap<string, number>;
  /** Lets every writer finish its current write. */
  finish(): Promise<void>;
}

type Sent = 'acknowledged' | 'unanswered' | { readonly present: string };

const patience = 40_000;
const pauseAfterFailure = 100;
/** Some do not wait for their answer, like a phone that loses its network, and send again at once. */
const lostAnswerOneIn = 8;
const lostAfter = 60;
const answerSchema = z.object({ principalName: z.string() });
const problemSchema = z.object({ code: z.string() });
const conflictSchema = z.object({
  code: z.literal('record.conflict'),
  data: z.object({ present: answerSchema }),
});

export function startWriters(serverUrl: string, editors: readonly Editor[], chance: Chance): Writers {
  const acknowledged: Write[] = [];
  const wrong = new Map<string, number>();
  /** By school, the last acknowledged value. */
  const written = new Map<string, string>();
  const finishing = new AbortController();
  let last = performance.now();
  let unanswered = 0;

  async function send(
    write: Write,
    from: string,
    question: Pick<Question, 'cookie' | 'timeout'>,
  ): Promise<Sent> {
    const { operationId, schoolId, value } = write;
    const body = { schoolId, edit: { principalName: { from, to: value } } };
    const url = `${serverUrl}/api/schools/schoolFormSubmit`;
    const answer = await ask(url, { ...question, operationId, body }).catch(() => undefined);
    const conflict = conflictSchema.safeParse(answer?.body).data;
    if (conflict !== undefined) return { present: conflict.data.present.principalName };
    if (answer?.status === 200) {
      if (answerSchema.safeParse(answer.body).data?.principalName === value) return 'acknowledged';
      count('an answer with another value');
    } else if (answer !== undefined && answer.status !== 503) {
      count(`${answer.status} ${problemSchema.safeParse(answer.body).data?.code ?? ''}`);
    }
    unanswered += 1;
    return 'unanswered';
  }

  function count(what: string): void {
    wrong.set(what, (wrong.get(what) ?? 0) + 1);
  }

  async function writeOn({ cookie, schoolIds }: Editor, writer: number): Promise<void> {
    for (let number = 1; !finishing.signal.aborted; number += 1) {
      const schoolId = schoolIds[number % schoolIds.length] ?? schoolIds[0];
      const write = { operationId: newId(), schoolId, value: `Writer ${writer} Value ${number}` };
      let timeout = chance.below(lostAnswerOneIn) === 0 ? 1 + chance.below(lostAfter) : patience;
      let seen = written.get(schoolId) ?? '';
      for (;;) {
        const sent = await send(write, seen, { cookie, timeout });
        if (sent === 'acknowledged') break;
        // A conflict with another writer is resolved with the own value; a request without an answer is
        // sent again unchanged.
        if (sent !== 'unanswered') seen = sent.present;
        else if (timeout === patience) await delay(pauseAfterFailure);
        timeout = patience;
      }
      acknowledged.push(write);
      written.set(schoolId, write.value);
      last = performance.now();
    }
  }

  const writing = Promise.all(editors.map((editor, at) => writeOn(editor, at + 1)));
  return {
    acknowledged,
    lastAcknowledgement: () => last,
    unanswered: () => unanswered,
    wrong,
    finish: async () => {
      finishing.abort();
      await writing;
    },
  };
}
