// Two people who answer one assessment on their own devices, without a signal for as long as they like: whatever order
// their work arrives in, no answer vanishes unseen, and both end with the same score.
import {
  type AssessmentEdit,
  type AssessmentForm,
  assessmentMerge,
  emptyForm,
  scoreOf,
  standingsWith,
  noEvidence,
} from '@schooldog/domain/assessments';
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anAssessment, answerOf, closed, doors, fences, lit, locked } from '../../testing/assessments.ts';
import { answerWork, assessmentRecord, type FilledIn } from './assessmentRecord.ts';

const { id: assessmentId, rubric } = anAssessment();
const questions = [locked, lit, closed];

const change = fc.oneof(
  fc.record({
    kind: fc.constant('choice' as const),
    question: fc.constantFrom(...questions),
    answer: fc.constantFrom('Good' as const, 'Poor' as const, null),
  }),
  fc.record({
    kind: fc.constant('note' as const),
    section: fc.constantFrom(doors, fences),
    text: fc.constantFrom('', 'Latch', 'Lamp'),
  }),
  fc.record({
    kind: fc.constant('skip' as const),
    section: fc.constantFrom(doors, fences),
    isSkipped: fc.boolean(),
  }),
);
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** A device answers, or everything that waits on it is sent. */
const step = fc.record({
  device: fc.constantFrom(0 as const, 1 as const),
  does: fc.option(change, { nil: null }),
});

function changed(form: AssessmentForm, next: Change): AssessmentForm {
  if (next.kind === 'skip')
    return { ...form, skippedSections: { ...form.skippedSections, [next.section.id]: next.isSkipped } };
  if (next.kind === 'note') {
    const { [next.section.id]: _note, ...notes } = form.notes;
    return { ...form, notes: next.text === '' ? notes : { ...notes, [next.section.id]: next.text } };
  }
  const { [next.question.id]: _choice, ...choices } = form.choices;
  if (next.answer === null) return { ...form, choices };
  return {
    ...form,
    choices: { ...choices, [next.question.id]: { answerId: answerOf(next.question, next.answer) } },
  };
}

type Work = Readonly<{ recordKey: string; edit: AssessmentEdit }>;

/** The server merges under a lock and writes every change down; notes that somebody else wrote too are rejected. */
class Server {
  form: AssessmentForm = emptyForm;
  readonly history: AssessmentForm[] = [emptyForm];

  save(edit: AssessmentEdit): boolean {
    const { value, conflicts } = assessmentMerge.apply(this.form, edit);
    if (conflicts.length > 0) return false;
    this.form = value;
    this.history.push(value);
    return true;
  }
}

class Device {
  #seen: AssessmentForm = emptyForm;
  /** All that its person did. */
  readonly done: Work[] = [];
  readonly waiting: Work[] = [];
  readonly rejected: Work[] = [];

  /** As its person sees it: what the server said last, with all that was not taken yet. */
  get form(): AssessmentForm {
    const before: FilledIn = { id: assessmentId, form: this.#seen };
    return [...this.rejected, ...this.waiting].reduce(
      (filled, { edit }) => assessmentRecord.apply(filled, { edit }, filled),
      before,
    ).form;
  }

  answer(next: Change): void {
    const { form } = this;
    const edit = assessmentMerge.compare(form, changed(form, next));
    if (Object.keys(edit).length === 0) return;
    const { recordKey = '' } = answerWork(assessmentId, edit, 'Answer');
    const work = { recordKey, edit };
    this.done.push(work);
    this.waiting.push(work);
  }

  /** Work behind rejected work on the same answer or note waits until its person has chosen. */
  send(server: Server): void {
    for (const work of this.waiting.splice(0)) {
      const isBehind = this.rejected.some(({ recordKey }) => recordKey === work.recordKey);
      if (isBehind || !server.save(work.edit)) this.rejected.push(work);
    }
    this.#seen = server.form;
  }

  /** Their person keeps their own notes, having seen the others'. */
  choose(server: Server): void {
    this.#seen = server.form;
    const wanted = this.form;
    this.rejected.length = 0;
    server.save(assessmentMerge.compare(server.form, wanted));
    this.#seen = server.form;
  }
}

function scoreIn(form: AssessmentForm) {
  const filled = { rubric, form };
  return scoreOf(
    filled,
    standingsWith(filled, () => noEvidence),
  );
}

it('loses no answer unseen, and ends with the same score on both devices', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 24 }), (steps) => {
      const server = new Server();
      const devices = [new Device(), new Device()] as const;
      for (const { device, does } of steps) {
        if (does === null) devices[device].send(server);
        else devices[device].answer(does);
      }
      for (const device of devices) device.send(server);
      // Only notes are ever rejected: of an answer or a skip the later one counts.
      for (const { rejected } of devices)
        expect(rejected.filter(({ edit }) => edit.notes === undefined)).toEqual([]);
      // What was done is in the history, or still on its device to choose from.
      const kept = new Set(devices.flatMap(({ rejected }) => rejected));
      for (const work of devices.flatMap(({ done }) => done)) {
        const isKnown = server.history.some((form) => holds(form, work.edit)) || kept.has(work);
        expect({ work, isKnown }).toEqual({ work, isKnown: true });
      }
      for (const device of devices) device.choose(server);
      for (const device of devices) device.send(server);
      expect(devices.map(({ form }) => form)).toEqual([server.form, server.form]);
      expect(devices.map(({ form }) => scoreIn(form))).toEqual([scoreIn(server.form), scoreIn(server.form)]);
    }),
    runs(1000),
  );
});

/** Whether the form says all that the edit wanted. */
function holds(form: AssessmentForm, edit: AssessmentEdit): boolean {
  return Object.keys(assessmentMerge.compare(form, assessmentMerge.apply(form, edit).value)).length === 0;
}
