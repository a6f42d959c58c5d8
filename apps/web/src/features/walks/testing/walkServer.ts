// The server as the outboxes of one walk see it: the rules of the product on one walk in memory. Every operation id is
// done once, and a rejected operation changes nothing.
import { entryMerge, type MergedEntry } from '@schooldog/domain/entries';
import { type Ability, type Actor, may, whyNot } from '@schooldog/domain/permissions';
import {
  canChangeWalkEntry,
  emptyContext,
  mayCompleteWith,
  newWalkEntrySchema,
  participantsOf,
  walkContextMerge,
  type WalkContext,
  type WalkFacts,
  walkRules,
  withLeader,
} from '@schooldog/domain/walks';
import { z } from 'zod';
import type { Reply } from '../../../platform/outbox/outcome.ts';

export type Request = Readonly<{ operationId: string; userId: string; procedure: string; input: unknown }>;
type Stored = Readonly<{ reportedByUserId: string; form: MergedEntry }>;

/** What was done, and what the walk was like at that moment. */
export type Done = Request & Readonly<{ participants: readonly string[]; status: WalkFacts['status'] }>;

class Rejection extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const ofEntry = z.object({ entryId: z.string() });
const edited = ofEntry.extend({ edit: entryMerge.editSchema });
const context = z.object({ edit: walkContextMerge.editSchema });
const people = z.object({ userIds: z.array(z.string()) });
const person = z.object({ userId: z.string() });
const leader = z.object({ leaderUserId: z.string() });
const archived = z.object({ isArchived: z.boolean() });

export class WalkServer {
  facts: WalkFacts;
  context: WalkContext = emptyContext;
  readonly waiting = new Map<string, Stored>();
  readonly removed = new Set<string>();
  /** In the order in which they were published. */
  readonly published: string[] = [];
  readonly done: Done[] = [];
  readonly #actors: ReadonlyMap<string, Actor>;

  constructor(actors: readonly Actor[], facts: WalkFacts) {
    this.#actors = new Map(actors.map((actor) => [actor.userId, actor]));
    this.facts = facts;
  }

  serve(request: Request): Reply {
    if (this.done.some(({ operationId }) => operationId === request.operationId)) return ok();
    const actor = this.#actors.get(request.userId);
    if (actor === undefined) return rejected(401, 'session.needed');
    const moment = { participants: participantsOf(this.facts), status: this.facts.status };
    try {
      this.#apply(actor, request);
    } catch (error) {
      if (error instanceof Rejection) return rejected(409, error.code);
      throw error;
    }
    this.done.push({ ...request, ...moment });
    return ok();
  }

  #apply(actor: Actor, { procedure, input }: Request): void {
    switch (procedure) {
      case 'walks.putWalkEntry':
        return this.#put(actor, input);
      case 'walks.editWalkEntry':
        return this.#edit(actor, input);
      case 'walks.removeWalkEntry':
        return this.#remove(actor, input);
      case 'walks.setWalkContext':
        return this.#setContext(actor, input);
      case 'walks.completeWalk':
        return this.#complete(actor);
      default:
        return this.#manage(actor, procedure, input);
    }
  }

  #manage(actor: Actor, procedure: string, input: unknown): void {
    if (procedure === 'walks.setWalkArchived') {
      const { isArchived } = archived.parse(input);
      this.#require(isArchived ? walkRules.archive : walkRules.unarchive, actor);
      this.facts = { ...this.facts, timeArchived: isArchived ? '2026-10-05T12:00:00.000Z' : null };
      return;
    }
    this.#require(walkRules.manageAccess, actor);
    this.facts = { ...this.facts, ...this.#withAccess(procedure, input) };
  }

  #withAccess(procedure: string, input: unknown): Partial<WalkFacts> {
    const { collaborators, leaderUserId } = this.facts;
    if (procedure === 'walks.removeWalkCollaborator') {
      const { userId } = person.parse(input);
      return { collaborators: collaborators.filter((id) => id !== userId) };
    }
    if (procedure === 'walks.addWalkCollaborators') {
      const known = new Set([leaderUserId, ...collaborators]);
      const added = people.parse(input).userIds.filter((userId) => !known.has(userId));
      return { collaborators: [...collaborators, ...added] };
    }
    const next = this.#actors.get(leader.parse(input).leaderUserId);
    const led =
      next === undefined ? null : withLeader({ ...this.facts, collaborators: [...collaborators] }, next);
    if (led === null) throw new Rejection('walk.tooManyCollaborators');
    return led;
  }

  #put(actor: Actor, input: unknown): void {
    const { entryId, entry } = newWalkEntrySchema.parse(input);
    this.#require(walkRules.contribute, actor);
    if (this.#knows(entryId)) throw new Rejection('entry.idTaken');
    const { observationCategoryId, observationItemId, location } = entry;
    const { locationDataProfileId, locationDataProfileOptionId, ...form } = entry;
    this.waiting.set(entryId, {
      reportedByUserId: actor.userId,
      form: entryMerge.pick({
        ...form,
        kind: { observationCategoryId, observationItemId },
        place: { location, locationDataProfileId, locationDataProfileOptionId },
      }),
    });
  }

  #edit(actor: Actor, input: unknown): void {
    const { entryId, edit } = edited.parse(input);
    const entry = this.#changeable(actor, entryId);
    const { value, conflicts } = entryMerge.apply(entry.form, edit);
    if (conflicts.length > 0) throw new Rejection('record.conflict');
    this.waiting.set(entryId, { ...entry, form: value });
  }

  #remove(actor: Actor, input: unknown): void {
    const { entryId } = ofEntry.parse(input);
    this.#changeable(actor, entryId);
    this.waiting.delete(entryId);
    this.removed.add(entryId);
  }

  #setContext(actor: Actor, input: unknown): void {
    this.#require(walkRules.contribute, actor);
    const { value, conflicts } = walkContextMerge.apply(this.context, context.parse(input).edit);
    if (conflicts.length > 0) throw new Rejection('record.conflict');
    this.context = value;
  }

  #complete(actor: Actor): void {
    this.#require(walkRules.complete, actor);
    if (!mayCompleteWith(this.waiting.size, false)) throw new Rejection('walk.noEntries');
    this.published.push(...this.waiting.keys());
    this.waiting.clear();
    this.facts = { ...this.facts, status: 'complete' };
  }

  #changeable(actor: Actor, entryId: string): Stored {
    this.#require(walkRules.contribute, actor);
    const entry = this.waiting.get(entryId);
    if (entry === undefined) throw new Rejection('walk.entryNotFound');
    if (!canChangeWalkEntry(actor, this.facts, entry)) throw new Rejection('walk.entryNotAllowed');
    return entry;
  }

  #require(ability: Ability<WalkFacts>, actor: Actor): void {
    if (!may(walkRules.view, actor, this.facts)) throw new Rejection('walk.notFound');
    const reason = whyNot(ability, actor, this.facts);
    if (reason !== null) throw new Rejection(reason.code);
  }

  #knows(entryId: string): boolean {
    return this.waiting.has(entryId) || this.removed.has(entryId) || this.published.includes(entryId);
  }
}

function ok(): Reply {
  return { status: 200, body: { done: true }, retryAfterSeconds: null };
}

function rejected(status: number, code: string): Reply {
  return { status, body: { code, status, data: {} }, retryAfterSeconds: null };
}
