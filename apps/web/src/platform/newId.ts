import { makeId } from '@schooldog/domain/kernel';

export function newId(): string {
  return makeId((count) => crypto.getRandomValues(new Uint8Array(count)));
}
