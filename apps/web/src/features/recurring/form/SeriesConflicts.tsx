import type { ShownSeries } from '@schooldog/contract/recurring';
import type { FieldConflict, Keep } from '@schooldog/domain/kernel';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { api } from '../../../platform/api/client.ts';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { useFieldWords } from '../useFieldWords.ts';

type Props = Readonly<{
  series: ShownSeries | null;
  merging: Readonly<{
    conflicts: readonly FieldConflict[];
    choose(conflict: FieldConflict, keep: Keep): void;
    titleRef: Ref<HTMLHeadingElement>;
  }>;
}>;

/** What two people changed in one series, in the words of the form. */
export function SeriesConflicts({ series, merging }: Props) {
  const { labelOf, wordsOf } = useFieldWords(series);
  const isAuthorUnknown = merging.conflicts.some(({ byName }) => byName === null);
  const history = useQuery(
    api.recurring.getSeriesHistory.queryOptions({
      input: series !== null && isAuthorUnknown ? { seriesId: series.id } : skipToken,
    }),
  );
  return (
    <MergeConflicts
      merging={merging}
      labelOf={([field = '', name]) =>
        field === 'customFields' && name !== undefined ? name : labelOf(field)
      }
      wordsOf={(value, [field = '']) => wordsOf(field, value)}
      history={history.data}
      audited={([field = '']) => (field === 'place' ? placeFields : [field])}
    />
  );
}

const placeFields = ['location', 'locationDataProfileId', 'locationDataProfileOptionId'];
