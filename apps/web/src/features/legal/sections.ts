// The long texts live in the text files as sections under a stable name, which is also their anchor in the page.
export type LegalSection = Readonly<{
  id: string;
  heading: string;
  paragraphs: readonly string[];
  list: readonly string[];
}>;

export function sectionsOf(texts: unknown): LegalSection[] {
  if (!isRecord(texts)) return [];
  return Object.entries(texts).map(([id, section]) => {
    const { heading, paragraphs, list } = isRecord(section) ? section : {};
    return { id, heading: String(heading), paragraphs: stringsOf(paragraphs), list: stringsOf(list) };
  });
}

function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
