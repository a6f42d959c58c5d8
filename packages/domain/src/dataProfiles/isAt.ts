/** A place of the lists, and the ones that were merged into it. */
type KnownPlace = Readonly<{ optionId: string; mergedIds?: readonly string[] | undefined }>;

/** Whether something is at the place that is looked for. Merged places are one. */
export function isAt(optionId: string | null, soughtId: string, places: readonly KnownPlace[]): boolean {
  if (optionId === null || optionId === soughtId) return optionId === soughtId;
  return places.some((place) => standsFor(place, optionId) && standsFor(place, soughtId));
}

function standsFor({ optionId, mergedIds }: KnownPlace, id: string): boolean {
  return optionId === id || mergedIds?.includes(id) === true;
}
