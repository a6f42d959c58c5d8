// Work that this page took out of the outbox unsent, so that nothing takes it for sent.
const discarded = new Set<string>();

export function noteDiscarded(operationId: string): void {
  discarded.add(operationId);
}

export function isDiscarded(operationId: string): boolean {
  return discarded.has(operationId);
}
