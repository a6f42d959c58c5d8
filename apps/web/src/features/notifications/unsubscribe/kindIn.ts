import { type CommunicationKind, communicationKinds } from '@schooldog/domain/notifications';

/** What the link is about, for the question. Only the server can check the link. */
export function kindIn(token: string): CommunicationKind | null {
  const [, named] = token.split('.');
  return communicationKinds.find((kind) => kind === named) ?? null;
}
