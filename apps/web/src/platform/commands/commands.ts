// What the command palette can find beyond the pages of the menu. Features register who answers for their records.
import type { Icon } from '@tabler/icons-react';
import { createStore, useStore } from '../store.ts';

export type Command = Readonly<{
  id: string;
  /** In the person's language, like everything here that is shown. */
  label: string;
  description?: string;
  group: string;
  icon: Icon;
  run(): void;
}>;

export type CommandProvider = Readonly<{
  id: string;
  find(query: string, signal: AbortSignal): Promise<readonly Command[]> | readonly Command[];
}>;

const store = createStore<readonly CommandProvider[]>([]);

/** Returns how to take the provider back out. */
export function registerCommands(provider: CommandProvider): () => void {
  store.set([...store.get(), provider]);
  return () => store.set(store.get().filter((registered) => registered !== provider));
}

export function useCommandProviders(): readonly CommandProvider[] {
  return useStore(store);
}
