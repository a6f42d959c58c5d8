// Entries with an alert to five people each, sent by devices that repeat a request until it is answered.
import { setTimeout as delay } from 'node:timers/promises';
import { ask, newId } from '../lib/ask.ts';
import type { AlertPeople } from './people.ts';

export const recipientsEach = 5;

export type Kind = Readonly<{ categoryId: string; itemId: string }>;

export interface Sending {
  readonly acknowledged: readonly string[];
  /** Milliseconds of each request that was answered with success. */
  readonly took: readonly number[];
  readonly repeated: number;
  /** Answers other than success or 503. */
  readonly wrong: readonly string[];
}

interface SendOptions {
  readonly serverUrl: string;
  readonly people: AlertPeople;
  readonly schoolId: string;
  readonly kind: Kind;
  readonly count: number;
  readonly atOnce: number;
  onAcknowledged(count: number): void;
}

export async function sendAlerts(options: SendOptions): Promise<Sending> {
  const { count, atOnce } = options;
  const found = { acknowledged: new Array<string>(), took: new Array<number>(), repeated: 0 };
  const wrong: string[] = [];
  let next = 0;
  const sendNext = async (): Promise<void> => {
    while (next < count) {
      const number = next;
      next += 1;
      const question = questionOf(options, number);
      for (let isDone = false; !isDone;) {
        const began = performance.now();
        const answer = await ask(`${options.serverUrl}/api/entries/logEntry`, question).catch(
          () => undefined,
        );
        if (answer?.status === 200) {
          found.took.push(performance.now() - began);
          found.acknowledged.push(question.body.safetyAlert.id);
          options.onAcknowledged(found.acknowledged.length);
          isDone = true;
        } else if (answer === undefined || answer.status === 503) {
          found.repeated += 1;
          await delay(200);
        } else {
          wrong.push(`${answer.status} ${JSON.stringify(answer.body)}`);
          isDone = true;
        }
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  return { ...found, wrong };
}

function questionOf({ people, schoolId, kind }: SendOptions, number: number) {
  const { senders, receivers } = people;
  const userIds = Array.from(
    { length: recipientsEach },
    (_, at) => receivers[(number * recipientsEach + at) % receivers.length]?.userId ?? '',
  );
  const body = {
    entryId: newId(),
    schoolId,
    timestamp: new Date().toISOString(),
    isFloating: true,
    safetyAlert: { id: newId(), userIds, message: `Alert ${number}: the west door does not latch.` },
    tasksToAddOnSubmission: [],
    entry: {
      observationCategoryId: kind.categoryId,
      observationItemId: kind.itemId,
      observationType: 'concern',
      quantity: 1,
      comment: 'Propped with a chair.',
      location: 'West entrance',
      locationDataProfileId: null,
      locationDataProfileOptionId: null,
      manualTags: [],
      imageIds: [],
    },
  };
  return { cookie: senders[number % senders.length]?.cookie ?? '', operationId: newId(), body };
}
