import { type FavoriteInsight, favoriteInsightSchema, maxFavorites } from '@schooldog/domain/insights';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Work } from '../../platform/work/work.ts';
import { requireInsights } from './counts.ts';
import { lockFavorites, writeFavorites } from './store.ts';

/** Favorites that this version does not understand are left out. */
export function readable(stored: readonly unknown[]): FavoriteInsight[] {
  return stored.flatMap((favorite) => favoriteInsightSchema.safeParse(favorite).data ?? []);
}

export async function saveFavorite(
  work: Work,
  actor: Actor,
  favorite: FavoriteInsight,
): Promise<FavoriteInsight[]> {
  return change(work, actor, (before) =>
    before.some(({ id }) => id === favorite.id)
      ? before.map((known) => (known.id === favorite.id ? favorite : known))
      : [...before, favorite],
  );
}

export async function removeFavorite(
  work: Work,
  actor: Actor,
  favoriteId: string,
): Promise<FavoriteInsight[]> {
  return change(work, actor, (before) => before.filter(({ id }) => id !== favoriteId));
}

async function change(
  work: Work,
  actor: Actor,
  make: (before: readonly FavoriteInsight[]) => FavoriteInsight[],
): Promise<FavoriteInsight[]> {
  requireInsights(actor);
  const after = make(readable(await lockFavorites(work.tx, actor.userId)));
  if (after.length > maxFavorites) throw problem('insight.tooManyFavorites', { limit: maxFavorites });
  await writeFavorites(work.tx, actor.userId, after);
  await work.announce({ topic: 'insights', id: actor.userId, userId: actor.userId });
  return after;
}
