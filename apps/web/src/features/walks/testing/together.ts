// Three people with a device each in one walk, a server, and links that lose, repeat and delay what they carry.
import type { Actor } from '@schooldog/domain/permissions';
import {
  custodianOfOakHill,
  educatorOfOakHill,
  oakHill,
  officerOfOakHill,
  testId,
} from '@schooldog/domain/permissions/testing';
import { drawnBytes } from '@schooldog/domain/testing';
import { emptyContext } from '@schooldog/domain/walks';
import type { ShownWalk, ShownWalkEntry } from '@schooldog/contract/walks';
import fc from 'fast-check';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { type LocalDatabase, openLocalDatabase } from '../../../platform/localDatabase/database.ts';
import type { OutboxRow } from '../../../platform/localDatabase/rows.ts';
import { drain } from '../../../platform/outbox/drain.ts';
import type { OperationDraft, ProcedureName } from '../../../platform/outbox/operation.ts';
import type { Reply } from '../../../platform/outbox/outcome.ts';
import { storeOperation } from '../../../platform/outbox/storeOperation.ts';
import { anEntry } from '../../../testing/records.ts';
import { editWalkEntryWork, putWalkEntryWork, removeWalkEntryWork } from '../walkEntryWork.ts';
import { accessWork, contextWork } from '../walkWork.ts';
import { type Request, WalkServer } from './walkServer.ts';

/** The first leads the walk at the beginning. */
export const people: readonly [Actor, Actor, Actor] = [
  officerOfOakHill,
  custodianOfOakHill,
  educatorOfOakHill,
];
const walkId = testId('walk');

/**
 * What happens to one request. `lostAfter` is done without an answer, `late` arrives only at the end of a later step,
 * and the device dies before or after the server had it.
 */
const everyFate = ['fine', 'lostBefore', 'lostAfter', 'twice', 'late', 'diesBefore', 'diesAfter'] as const;
type Fate = (typeof everyFate)[number];

const device = fc.nat({ max: 2 });
const pick = fc.nat({ max: 5 });
const anyFates = fc.array(
  fc.oneof({ weight: 3, arbitrary: fc.constant('fine' as const) }, fc.constantFrom(...everyFate)),
  {
    maxLength: 6,
  },
);
const word = fc.constantFrom('dark', 'locked', 'wet', 'open');
const step = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('put' as const), device }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), device, pick, word }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('remove' as const), device, pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('context' as const), device, word }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('expel' as const), device, who: device }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('invite' as const), device, who: device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lead' as const), device, who: device }) },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('sync' as const),
      devices: fc.uniqueArray(device, { minLength: 1 }),
      fates: anyFates,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('archive' as const), device, isArchived: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('complete' as const), device, fates: anyFates }) },
);
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
export const anyHistory = fc.array(step, { minLength: 4, maxLength: 10, size: 'max' });

const shownWalk: ShownWalk = {
  id: walkId,
  schoolId: oakHill,
  status: 'inprogress',
  walkType: 'school',
  leaderUserId: people[0].userId,
  leaderName: 'Lena',
  collaborators: [people[1].userId, people[2].userId],
  collaboratorNames: [],
  awaitingReviewBy: null,
  reviewerName: null,
  createdByUserId: people[0].userId,
  intendedCategories: [],
  timeframe: null,
  context: emptyContext,
  currentStage: 'observations',
  submissionHistory: [],
  shouldSendNeighborhoodWatch: false,
  hasSentNeighborhoodWatch: false,
  timeCreated: '2026-10-05T12:00:00.000Z',
  timeUpdated: '2026-10-05T12:00:00.000Z',
  timeCompleted: null,
  timeArchived: null,
  archivedByUserId: null,
  entryCount: 0,
  scores: [],
};

export type Promised = Readonly<{ operationId: string; device: number }>;

export class Together {
  readonly server = new WalkServer(people, shownWalk);
  /** Work that was reported as saved, and work whose confirmation or rejection reached its device. */
  readonly promised: Promised[] = [];
  readonly confirmed: string[] = [];
  readonly rejections = new Map<string, string>();
  readonly #databases: readonly LocalDatabase[];
  /** What was logged, as everyone in the walk sees it. */
  readonly #entries: ShownWalkEntry[] = [];
  #late: Request[] = [];
  #number = 0;

  constructor(databases: readonly LocalDatabase[]) {
    this.#databases = databases;
  }

  async take(next: Step): Promise<void> {
    const late = this.#late;
    this.#late = [];
    await this.#do(next);
    for (const request of late) this.server.serve(request);
  }

  /** The links are good again, and everyone gets enough time. */
  async settle(): Promise<void> {
    await this.take({ kind: 'sync', devices: [0, 1, 2], fates: [] });
  }

  async left(at: number): Promise<OutboxRow[]> {
    return this.#databases[at]?.outbox.toArray() ?? [];
  }

  async #do(next: Step): Promise<void> {
    switch (next.kind) {
      case 'put':
        return this.#put(next.device);
      case 'sync': {
        const fates = [...next.fates];
        await Promise.all(next.devices.map((at) => this.#sync(at, fates)));
        return;
      }
      case 'complete':
        return this.#online(next.device, 'walks.completeWalk', { walkId }, next.fates);
      case 'archive':
        return this.#online(
          next.device,
          'walks.setWalkArchived',
          { walkId, isArchived: next.isArchived },
          [],
        );
      case 'edit':
      case 'remove':
        return this.#change(next);
      default:
        return this.#share(next);
    }
  }

  async #put(at: number): Promise<void> {
    this.#number += 1;
    const entryId = testId(`entry${this.#number}`);
    const entry = anEntry({ id: entryId, schoolId: oakHill, reportedByUserId: userAt(at) });
    const { observationCategoryId, observationItemId, observationType, quantity, comment, location } = entry;
    const place = { location, locationDataProfileId: null, locationDataProfileOptionId: null };
    const kind = { observationCategoryId, observationItemId };
    const form = { ...kind, observationType, quantity, comment, ...place, manualTags: [] };
    const key = `entry:${entryId}`;
    const work = {
      procedure: 'entries.logEntry' as const,
      label: 'Log entry',
      recordKey: key,
      isUrgent: false,
      optimistic: { key, value: entry },
      photos: [],
      input: (imageIds: string[]) => ({
        entryId,
        schoolId: oakHill,
        timestamp: entry.timestamp,
        isFloating: true as const,
        entry: { ...form, imageIds },
        safetyAlert: null,
        tasksToAddOnSubmission: [],
      }),
    };
    this.#entries.push({ ...entry, walkId, isPublished: false, safetyAlert: null });
    await this.#store(at, putWalkEntryWork(work, { walkId, sendImmediately: false }));
  }

  async #change(next: Extract<Step, { kind: 'edit' | 'remove' }>): Promise<void> {
    const entry = this.#entries[next.pick % Math.max(1, this.#entries.length)];
    if (entry === undefined) return;
    if (next.kind === 'remove') return this.#store(next.device, removeWalkEntryWork(entry, 'Delete entry'));
    const key = `entry:${entry.id}`;
    const comment = { from: entry.comment, to: `${next.word} ${next.device}` };
    const work = {
      procedure: 'entries.editEntry' as const,
      label: 'Edit entry',
      recordKey: key,
      isUrgent: false,
      optimistic: { key, value: { ...entry, comment: comment.to } },
      photos: [],
      input: () => ({ entryId: entry.id, edit: { comment } }),
    };
    return this.#store(next.device, editWalkEntryWork(work, entry, false));
  }

  async #share(next: Extract<Step, { kind: 'context' | 'expel' | 'invite' | 'lead' }>): Promise<void> {
    const facts = { walk: shownWalk, after: shownWalk, label: 'Change access' };
    if (next.kind === 'context') {
      const edit = { weatherComment: { from: '', to: next.word } };
      return this.#store(next.device, contextWork(shownWalk, edit, 'Context'));
    }
    const userId = userAt(next.who);
    if (next.kind === 'expel')
      return this.#store(next.device, accessWork('walks.removeWalkCollaborator', { walkId, userId }, facts));
    if (next.kind === 'invite')
      return this.#store(
        next.device,
        accessWork('walks.addWalkCollaborators', { walkId, userIds: [userId] }, facts),
      );
    const input = { walkId, leaderUserId: userId };
    return this.#store(next.device, accessWork('walks.changeWalkLeader', input, facts));
  }

  async #store<Name extends ProcedureName>(at: number, draft: OperationDraft<Name>): Promise<void> {
    const database = this.#databases[at];
    if (database === undefined) return;
    const parts = { database, userId: userAt(at), now: () => 0, randomBytes: drawnBytes };
    this.promised.push({ operationId: await storeOperation(draft, parts), device: at });
  }

  /** Completing needs a connection: it is asked for until an answer comes. */
  async #online(at: number, procedure: string, input: unknown, fates: readonly Fate[]): Promise<void> {
    this.#number += 1;
    const request = { operationId: `online ${this.#number}`, userId: userAt(at), procedure, input };
    for (const fate of [...fates, 'fine' as const]) if (this.#travel(request, fate) !== null) return;
  }

  async #sync(at: number, fates: Fate[]): Promise<void> {
    const database = this.#databases[at];
    if (database === undefined) return;
    const dead = Promise.withResolvers<void>();
    const transport = {
      askSession: async () => ok({ user: { id: userAt(at) } }),
      putPhoto: async () => ok({}),
      sendOperation: async ({ operationId, procedure, input, userId }: OutboxRow): Promise<Reply> => {
        const fate = fates.shift() ?? 'fine';
        const answer = this.#travel({ operationId, procedure, input, userId }, fate);
        if (fate !== 'diesBefore' && fate !== 'diesAfter') return answer;
        dead.resolve();
        return new Promise(() => undefined);
      },
    };
    const run = drain({
      database,
      transport,
      now: () => 0,
      onConfirmed: ({ operationId }) => void this.confirmed.push(operationId),
      onRejected: ({ operationId }, { code }) => void this.rejections.set(operationId, code),
    });
    await Promise.race([run, dead.promise]);
  }

  #travel(request: Request, fate: Fate): Reply {
    if (fate === 'lostBefore' || fate === 'diesBefore') return null;
    if (fate === 'late') {
      this.#late.push(request);
      return null;
    }
    const answer = this.server.serve(request);
    if (fate === 'twice') return this.server.serve(request);
    return fate === 'lostAfter' || fate === 'diesAfter' ? null : answer;
  }
}

function ok(body: unknown): Reply {
  return { status: 200, body, retryAfterSeconds: null };
}

function userAt(at: number): string {
  return (people[at] ?? people[0]).userId;
}

/** Devices that are used for many histories, because opening a database takes longer than a history. */
export async function threeDevices(): Promise<readonly LocalDatabase[]> {
  const open = people.map(() =>
    openLocalDatabase({ indexedDB: new IDBFactory(), IDBKeyRange, cache: 'disabled' }),
  );
  for (const { dexie } of open) await dexie.open();
  return open;
}

export async function emptied(devices: readonly LocalDatabase[]): Promise<readonly LocalDatabase[]> {
  await Promise.all(devices.map(({ outbox }) => outbox.clear()));
  return devices;
}
