import type { ProblemKind } from '../kernel/index.ts';

type Kinds = Readonly<Record<string, ProblemKind>>;

type Problems<Prefix extends string, Names extends Kinds> = {
  readonly [Name in keyof Names & string as `${Prefix}.${Name}`]: Names[Name];
};

/** `defineProblems('alert', { resolved: 'conflict' })` gives `{ 'alert.resolved': 'conflict' }`, also to the compiler. */
export function defineProblems<const Prefix extends string, const Names extends Kinds>(
  prefix: Prefix,
  names: Names,
): Problems<Prefix, Names>;
export function defineProblems(prefix: string, names: Kinds): Kinds {
  return Object.fromEntries(Object.entries(names).map(([name, kind]) => [`${prefix}.${name}`, kind]));
}
