import type { ListedContact } from '@schooldog/domain/contacts';

export function keyOf({ userId, contactId }: ListedContact): string {
  return userId ?? contactId ?? '';
}

export function nameOf({ firstName, lastName }: Pick<ListedContact, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
