// Saves files to the downloads of the device.
import { csvText } from '@schooldog/domain/kernel';

const retentionMilliseconds = 60_000;

export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  saveFrom(url, fileName);
  // Some browsers begin to read a while after the click.
  setTimeout(() => URL.revokeObjectURL(url), retentionMilliseconds);
}

/** An address of our own server, or of the browser's memory. */
export function saveFrom(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}

export function saveCsv(rows: readonly (readonly string[])[], fileName: string): void {
  saveFile(new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }), fileName);
}
