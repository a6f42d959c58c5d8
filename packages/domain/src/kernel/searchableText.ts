/** How texts are compared that mean the same however they are written, such as tags. */
export function searchableText(text: string): string {
  return text.trim().toLowerCase();
}
