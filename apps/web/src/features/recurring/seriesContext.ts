// What rows and the opened series have in common: the dialogs of the page, and what is done with one tap.
import type { ShownSeries } from '@schooldog/contract/recurring';
import { createContext, use } from 'react';
import type { SeriesActions } from './useSeriesActions.ts';

type SeriesParts = Readonly<{
  edit(series: ShownSeries): void;
  showHistory(series: ShownSeries): void;
  actions: SeriesActions;
}>;

export const SeriesContext = createContext<SeriesParts | null>(null);

export function useSeriesContext(): SeriesParts {
  const parts = use(SeriesContext);
  if (parts === null) throw new Error('outside of the page of series');
  return parts;
}
