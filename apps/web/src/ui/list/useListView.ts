import { useState } from 'react';
import { readDevice, writeDevice } from '../../platform/deviceStorage.ts';

export type ListView = 'cards' | 'table';

/** The user's preferred view of this list on wide screens; stored on the device. */
export function useListView(list: string): readonly [ListView, (view: ListView) => void] {
  const key = `listView.${list}`;
  const [view, setView] = useState<ListView>(() => (readDevice(key) === 'table' ? 'table' : 'cards'));
  const choose = (next: ListView) => {
    setView(next);
    writeDevice(key, next === 'table' ? next : null);
  };
  return [view, choose];
}
