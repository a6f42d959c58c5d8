// What can be logged, for every screen that shows or asks for a category or an item, in the language of the reader.
import type { ShownObservation } from '@schooldog/contract/settings';
import {
  type ObservationCategory,
  observationIn,
  type ObservationItem,
  type TagWords,
  tagWords,
} from '@schooldog/domain/settings';
import { useScreenLanguage } from '../../../platform/i18n/useTexts.ts';
import { useObservationQuery } from './queries.ts';

type Read = Readonly<{
  settings: ShownObservation;
  categories: ReadonlyMap<string, ObservationCategory>;
  items: ReadonlyMap<string, ObservationItem>;
  tags: TagWords;
}>;

const noTags = tagWords(undefined, 'en');
/** A list of entries asks once for each of its cards; all share what was made of one answer. */
const known = new WeakMap<ShownObservation, Map<string, Read>>();

export function useObservation() {
  const query = useObservationQuery();
  const language = useScreenLanguage();
  const read = query.data === undefined ? undefined : readIn(query.data, language);
  const { labelOf: tagLabel, tagOf } = read?.tags ?? noTags;
  return {
    settings: read?.settings,
    isPending: query.isLoading,
    category: (id: string) => read?.categories.get(id),
    item: (id: string) => read?.items.get(id),
    /** Archived ones too; empty for an id that was never there. */
    categoryLabel: (id: string) => read?.categories.get(id)?.label ?? '',
    itemLabel: (id: string) => read?.items.get(id)?.label ?? '',
    tagLabel,
    tagOf,
  };
}

/** The answer with the names of the language as labels. */
export function shownIn(answer: ShownObservation, language: string): ShownObservation {
  return readIn(answer, language).settings;
}

function readIn(answer: ShownObservation, language: string): Read {
  const before = known.get(answer) ?? new Map<string, Read>();
  known.set(answer, before);
  const found = before.get(language) ?? readAnswer(answer, language);
  before.set(language, found);
  return found;
}

function readAnswer(answer: ShownObservation, language: string): Read {
  const settings = observationIn(answer, language);
  return {
    settings,
    categories: new Map(settings.categories.map((category) => [category.id, category])),
    items: new Map(settings.items.map((item) => [item.id, item])),
    tags: tagWords(settings, language),
  };
}
