// Names by language in forms, where a field that is left empty is no name.
import { labelLanguages, type Labels, type Named, withLabels } from '@schooldog/domain/settings';

export function filledLabels(labels: Labels | undefined): Labels {
  return Object.fromEntries(labelLanguages.map((language) => [language, labels?.[language] ?? '']));
}

export function givenLabels(labels: Labels | undefined): Labels {
  const given = Object.entries(labels ?? {}).map(([language, label]) => [language, label.trim()] as const);
  return Object.fromEntries(given.filter(([, label]) => label !== ''));
}

/** As it is stored, of what a form holds. */
export function labelled<Thing extends Named>(values: Thing): Thing & { labels: Labels } {
  return withLabels({ ...values, label: '', labels: givenLabels(values.labels) });
}
