import { type CommunicationKind, communicationKinds } from '@schooldog/domain/notifications';

/** What the link is about, to be able to ask. Only the server can tell whether the link is a true one. */
export function kindIn(token: string): CommunicationKind | null {
  const [, named] = token.split('.');
  return communicationKinds.find((kind) => kind === named) ?? null;
}
