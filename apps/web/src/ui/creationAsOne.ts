import type { History } from '@schooldog/contract';

type Change = History['changes'][number];

/** The creation of a record as one event: `sign` is a field that only a new record gets, `shownAs` names the event. */
export function creationAsOne(
  changes: readonly Change[],
  { sign, shownAs }: Readonly<{ sign: string; shownAs: string }>,
): Change[] {
  const created = changes.find(({ field, from }) => field === sign && from === null);
  return changes.flatMap((change) => {
    if (change === created) return [{ ...change, field: shownAs }];
    return change.time === created?.time && change.from === null ? [] : [change];
  });
}
