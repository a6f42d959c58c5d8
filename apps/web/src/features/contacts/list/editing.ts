// What rows of the list need to know about editing, without passing it through every part.
import type { ListedContact } from '@schooldog/domain/contacts';
import { createContext, use } from 'react';

export type ContactTask = Readonly<
  | { kind: 'add' | 'import' | 'skills' }
  | { kind: 'edit'; contact: ListedContact }
  | { kind: 'delete' | 'history'; contact: ListedContact; contactId: string }
>;

type Editing = Readonly<{ canEdit: boolean; isOffline: boolean; onTask(task: ContactTask): void }>;

const EditingContext = createContext<Editing>({ canEdit: false, isOffline: false, onTask: () => undefined });

export const EditingProvider = EditingContext.Provider;

export function useEditing(): Editing {
  return use(EditingContext);
}
