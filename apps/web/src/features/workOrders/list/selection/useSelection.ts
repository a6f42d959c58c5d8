import { workOrderLimits } from '@schooldog/domain/workOrders';
import { createContext, use, useMemo, useState } from 'react';

export type Selection = Readonly<{
  ids: ReadonlySet<string>;
  toggle(id: string): void;
  /** All of these, up to what one change can take; or none of them, when all are selected. */
  toggleAll(ids: readonly string[]): void;
  clear(): void;
}>;

const nothing: ReadonlySet<string> = new Set();

/**
 * Which records of the list are selected. With another filter nothing is, and a record that left the list is not
 * changed unseen.
 */
export function useSelectedIds(listKey: string, listedIds: readonly string[]): Selection {
  const [{ key, ids }, setSelected] = useState({ key: listKey, ids: nothing });
  const listed = new Set(listedIds);
  // As text, so that a refetch of the same list renders no row again.
  const still = key === listKey ? [...ids].filter((id) => listed.has(id)).join(' ') : '';
  const present = useMemo(() => (still === '' ? nothing : new Set(still.split(' '))), [still]);
  return useMemo(() => {
    const select = (chosen: Iterable<string>) =>
      setSelected({ key: listKey, ids: new Set([...chosen].slice(0, workOrderLimits.selected)) });
    return {
      ids: present,
      toggle: (id) =>
        select(present.has(id) ? [...present].filter((other) => other !== id) : [...present, id]),
      toggleAll: (shown) => {
        const most = shown.slice(0, workOrderLimits.selected);
        select(most.every((id) => present.has(id)) ? [] : most);
      },
      clear: () => select([]),
    };
  }, [listKey, present]);
}

/** Null where nothing can be selected. */
export const SelectionContext = createContext<Selection | null>(null);

export function useSelection(): Selection | null {
  return use(SelectionContext);
}
