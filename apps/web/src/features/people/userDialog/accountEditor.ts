// What every panel of the dialog needs to know, so that it is not handed through from one to the next.
import type { UseFormReturnType } from '@mantine/form';
import type { User } from '@schooldog/contract/people';
import type { Actor, Changeable } from '@schooldog/domain/permissions';
import { createContext, use } from 'react';
import type { UserFormValues } from './userForm.ts';

export type AccountEditor = Readonly<{
  form: UseFormReturnType<UserFormValues>;
  /** Sets some fields and takes their errors back; stays the same for as long as the dialog is open. */
  change(patch: Partial<UserFormValues>): void;
  /** Connects fields outside of the form element to the form. */
  formId: string;
  userId: string;
  /** Null while the account does not exist yet. */
  user: User | null;
  editor: Actor;
  isSelf: boolean;
  isManager: boolean;
  may: Changeable;
}>;

const Context = createContext<AccountEditor | null>(null);

export const AccountEditorProvider = Context.Provider;

export function useAccountEditor(): AccountEditor {
  const account = use(Context);
  if (account === null) throw new Error('a panel stands inside the user dialog');
  return account;
}
