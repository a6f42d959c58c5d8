import { useState } from 'react';
import { readDevice, writeDevice } from '../../platform/deviceStorage.ts';

export type ListView = 'cards' | 'table';

/** How a person likes to see this list on wide screens; the device remembers it. */
export function useListView(list: string): readonly [ListView, (view: ListView) => void] {
  const key = `listView.${list}`;
  const [view, setView] = useState<ListView>(() => (readDevice(key) === 'table' ? 'table' : 'cards'));
  const choose = (next: ListView) => {
    setView(next);
    writeDevice(key, next === 'table' ? next : null);
  };
  return [view, choose];
}
