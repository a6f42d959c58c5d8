// The address says which part of the page is open and what is looked for, so that both can be shared and come back
// with Back. It is read before the page is loaded, so nothing heavy is imported here.
import { isId } from '@schooldog/domain/kernel';
import { searchText } from '../../../ui/searchText.ts';

export const observationTabs = ['categories', 'items', 'walks', 'history'] as const;
export type ObservationTab = (typeof observationTabs)[number];

export type ObservationSearch = {
  tab?: ObservationTab;
  find?: string;
  /** Only items of this category. */
  category?: string;
  archived?: true;
};

/** Whatever somebody typed into the address becomes something the page understands. */
export function validObservationSearch(raw: Readonly<Record<string, unknown>>): ObservationSearch {
  const tab = observationTabs.find((known) => known === raw['tab']);
  const find = searchText(raw['find']);
  const category = typeof raw['category'] === 'string' && isId(raw['category']) ? raw['category'] : '';
  return {
    ...(tab === undefined || tab === 'categories' ? {} : { tab }),
    ...(find === '' ? {} : { find }),
    ...(category === '' ? {} : { category }),
    ...(raw['archived'] === true ? { archived: true as const } : {}),
  };
}
