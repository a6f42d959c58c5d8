// The answers of the first screen, stored on the device as text. A start shows them before the server has answered.
// Few and small, because they are read at once; the stored ones are listed here.
import { staleAfter } from '../api/staleAfter.ts';

export type Answer = Readonly<{
  queryHash: string;
  queryKey: readonly unknown[];
  data: unknown;
  updatedAt: number;
}>;

/** They belong to one user and one version of the app: another may give answers another shape. */
export type CachedAnswers = Readonly<{ userId: string; version: string; answers: readonly Answer[] }>;

/** The age of an answer when it is restored: a stale one is refetched at once. */
type Age = (updatedAt: number, now: number) => number;

const minute = 60_000;
const longest = 7 * 24 * 60 * minute;
const firstScreenWithin = 2_500;
const mostAnswers = 30;
const mostText = 250_000;

const asOldAsItIs: Age = (updatedAt) => updatedAt;
const old: Age = () => 0;
/** New until the first screen is drawn; then the frame refetches it in a quiet moment (app/menu/useMenu.ts). */
const newAtTheStart: Age = (_updatedAt, now) => now - staleAfter + firstScreenWithin;
/** Changes perhaps once a year, and every page that is opened later refetches it. */
const newWithinMinutes: Age = (updatedAt, now) => (now - updatedAt < 10 * minute ? now : updatedAt);

export const firstProcedures: ReadonlyMap<string, Age> = new Map([
  ['settings.getOrganization', newWithinMinutes],
  ['schools.listSchoolNames', newAtTheStart],
  ['insights.listFavoriteInsights', old],
  ['dashboard.getAttention', asOldAsItIs],
  ['dashboard.getFrameCounts', asOldAsItIs],
  ['insights.getCycle', asOldAsItIs],
  ['insights.getSchoolLeaderboard', asOldAsItIs],
  ['insights.getTopWalkers', asOldAsItIs],
  ['insights.getInsightCount', asOldAsItIs],
]);

export function isFirst(queryKey: readonly unknown[]): boolean {
  return ageOf(queryKey) !== undefined;
}

function ageOf([path]: readonly unknown[]): Age | undefined {
  return Array.isArray(path) ? firstProcedures.get(path.join('.')) : undefined;
}

/** The time as of which the answer counts; null when it is not worth showing. */
export function countsAsOf({ queryKey, updatedAt }: Answer, now: number): number | null {
  const age = ageOf(queryKey);
  return age === undefined || updatedAt > now || now - updatedAt > longest ? null : age(updatedAt, now);
}

/** Newest first; the oldest are dropped when there are too many or when they grow too large. */
export function withAnswer(answers: readonly Answer[], answer: Answer): Answer[] {
  const newest = [answer, ...withoutAnswer(answers, answer.queryHash)]
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, mostAnswers);
  let room = mostText;
  return newest.filter((kept) => {
    const { length } = JSON.stringify(kept);
    if (length > room) return false;
    room -= length;
    return true;
  });
}

export function withoutAnswer(answers: readonly Answer[], queryHash: string): Answer[] {
  return answers.filter((kept) => kept.queryHash !== queryHash);
}

/** Written by this app only; anything else is ignored. */
export function readCached(text: string | null): CachedAnswers | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isCached(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isCached(kept: unknown): kept is CachedAnswers {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('userId' in kept) || !('version' in kept) || !('answers' in kept)) return false;
  const { userId, version, answers } = kept;
  return typeof userId === 'string' && typeof version === 'string' && Array.isArray(answers);
}
