// Names by language. Where one of them is missing, the other one is shown.
export const labelLanguages = ['en', 'es'] as const;
export type LabelLanguage = (typeof labelLanguages)[number];
export type Labels = Record<string, string>;

export type Named = Readonly<{ label: string; labels?: Labels | undefined }>;

export function labelLanguage(language: string): LabelLanguage {
  return language.startsWith('es') ? 'es' : 'en';
}

export function labelIn({ label, labels = {} }: Named, language: string): string {
  const own = labelLanguage(language);
  return labels[own] ?? labels[own === 'en' ? 'es' : 'en'] ?? label;
}

/** The names in all languages, for searches. */
export function allLabels({ label, labels = {} }: Named): string[] {
  return [label, ...Object.values(labels)];
}

/** Adds the names by language where there is only one, and corrects `label`, which follows from them. */
export function withLabels<Thing extends Named>(thing: Thing): Thing & { labels: Labels } {
  const labels = thing.labels ?? { en: thing.label };
  return { ...thing, labels, label: labelIn({ ...thing, labels }, 'en') };
}
