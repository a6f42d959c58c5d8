// Work that this page discarded before it was sent, so that nothing counts it as sent.
const discarded = new Set<string>();

export function noteDiscarded(operationId: string): void {
  discarded.add(operationId);
}

export function isDiscarded(operationId: string): boolean {
  return discarded.has(operationId);
}
