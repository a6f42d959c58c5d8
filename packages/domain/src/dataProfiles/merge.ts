// Two options for the same place are merged: reads resolve to the remaining one.
export const maxMergeDepth = 20;

type Merged = Readonly<{ id: string; mergedIntoId: string | null }>;
export type OptionsById<Option extends Merged> = ReadonlyMap<string, Option>;

/** The option that an id resolves to today. Where the chain is too long or broken, the last one found. */
export function followMerges<Option extends Merged>(
  optionId: string,
  options: OptionsById<Option>,
): Option | null {
  let current = options.get(optionId) ?? null;
  for (let depth = 0; current !== null && current.mergedIntoId !== null; depth += 1) {
    const next = options.get(current.mergedIntoId);
    if (depth >= maxMergeDepth || next === undefined) return current;
    current = next;
  }
  return current;
}

export type MergeRefusal = 'same' | 'unknown' | 'circle' | 'tooDeep';

/**
 * Null when `fromId` may be merged into `intoId`. A merge may not create a cycle or a chain longer than the limit.
 */
export function mergeRefusal<Option extends Merged>(
  fromId: string,
  intoId: string,
  options: OptionsById<Option>,
): MergeRefusal | null {
  const from = options.get(fromId);
  if (from === undefined || !options.has(intoId)) return 'unknown';
  if (fromId === intoId) return 'same';
  let steps = 1;
  for (let at = options.get(intoId); at?.mergedIntoId != null; at = options.get(at.mergedIntoId)) {
    if (at.mergedIntoId === fromId) return 'circle';
    steps += 1;
    if (steps > maxMergeDepth) return 'tooDeep';
  }
  return steps + depthBehind(fromId, options) > maxMergeDepth ? 'tooDeep' : null;
}

/** The length of the longest chain that already ends at this option. */
function depthBehind<Option extends Merged>(id: string, options: OptionsById<Option>): number {
  let depth = 0;
  let layer = new Set([id]);
  while (layer.size > 0 && depth <= maxMergeDepth) {
    const before = layer;
    layer = new Set(
      [...options.values()]
        .filter(({ mergedIntoId }) => mergedIntoId !== null && before.has(mergedIntoId))
        .map((option) => option.id),
    );
    if (layer.size > 0) depth += 1;
  }
  return depth;
}
