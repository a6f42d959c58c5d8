const previewLength = 25;

/** As much of a work order's description as a card has room for. */
export function cutPreview(description: string): string {
  const letters = Array.from(description);
  return letters.length <= previewLength
    ? description
    : `${letters.slice(0, previewLength).join('').trimEnd()}…`;
}
