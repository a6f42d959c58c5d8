// How features subscribe to one another without importing one another in a circle. Events run inside the
// transaction that publishes them, in the order in which app.ts lists the features; a handler stops the
// transaction only by throwing a problem, and never calls another feature's command. Queries gather what
// several features know about one thing.
import type { FeatureEvents, FeatureQueries } from '@schooldog/domain/events';
import type { Reader } from '../database/database.ts';

type EventName = keyof FeatureEvents;
type QueryName = keyof FeatureQueries;

/** Accounts also change before their owner is signed in, so nothing that follows from it needs a session. */
type WithoutSession = 'account.changed' | 'contacts.changed' | 'eop.listsChanged';

/** What the handlers of an event get. */
type ContextOf<Name extends EventName, Context> = Name extends WithoutSession
  ? Pick<Context, Extract<keyof Context, 'work' | 'services'>>
  : Context;

/** What one feature contributes. */
export type TransactionHooks<Context> = Readonly<{
  on?: {
    readonly [Name in EventName]?: (
      context: ContextOf<Name, Context>,
      event: FeatureEvents[Name],
    ) => Promise<void>;
  };
  answers?: {
    readonly [Name in QueryName]?: (
      reader: Reader,
      query: FeatureQueries[Name]['query'],
    ) => Promise<FeatureQueries[Name]['answer']>;
  };
}>;

export type FeatureHooks<Context> = Readonly<{
  publish<Name extends EventName>(
    context: ContextOf<Name, Context>,
    name: Name,
    event: FeatureEvents[Name],
  ): Promise<void>;
  /** One answer of each feature that has one. */
  collect<Name extends QueryName>(
    reader: Reader,
    name: Name,
    query: FeatureQueries[Name]['query'],
  ): Promise<FeatureQueries[Name]['answer'][]>;
}>;

export function createHooks<Context>(
  features: readonly { hooks?: TransactionHooks<Context> }[],
): FeatureHooks<Context> {
  const all = features.flatMap(({ hooks }) => hooks ?? []);
  return {
    publish: async (context, name, event) => {
      for (const { on } of all) await on?.[name]?.(context, event);
    },
    collect: async (reader, name, query) => {
      const found = [];
      for (const { answers } of all) {
        const answer = answers?.[name];
        if (answer !== undefined) found.push(await answer(reader, query));
      }
      return found;
    },
  };
}
