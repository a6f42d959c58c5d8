const keptMilliseconds = 60_000;

/** Into the downloads of the device, under this name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers begin to read a while after the click.
  setTimeout(() => URL.revokeObjectURL(url), keptMilliseconds);
}
