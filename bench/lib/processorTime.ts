import { readFile } from 'node:fs/promises';

/** Linux counts a process's time in hundredths of a second. */
const tick = 10;

/** Milliseconds of processor time that a process has used: more reliable than the clock on a busy machine. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold anything, so the fields are counted from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}
