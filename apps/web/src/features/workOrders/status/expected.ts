/** The change that was saved last with a network. If the server rejects it, its question may open by itself. */
let expected: string | null = null;

export function expectAnswer(operationId: string): void {
  expected = operationId;
}

export function isExpected(operationId: string): boolean {
  return operationId === expected;
}
