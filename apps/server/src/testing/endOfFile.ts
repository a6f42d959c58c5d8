// What a test file has opened and must close. A hook that is registered while another one runs is never called, so
// the closing is done here, and endOfFile.setup.ts calls it after the last test of every file.

type Close = () => unknown;

const open: Close[] = [];

export function atEndOfFile(close: Close): void {
  open.push(close);
}

/** Closed in reverse order. */
export async function closeAll(): Promise<void> {
  for (let close = open.pop(); close !== undefined; close = open.pop()) await close();
}
