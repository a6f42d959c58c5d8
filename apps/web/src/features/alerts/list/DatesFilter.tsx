import type { DateRange } from '@schooldog/domain/dates';
import { useState } from 'react';
import { DateRangeInput } from '../../../ui/DateRangeInput.tsx';
import type { ListFilter } from '../alertSearch.ts';

type Props = Readonly<{ filter: ListFilter; onChange(filter: ListFilter): void }>;

/** A range that is only half chosen asks nothing yet. */
export function DatesFilter({ filter, onChange }: Props) {
  const [begun, setBegun] = useState<DateRange | null>(null);
  const change = (range: DateRange) => {
    const isWhole = (range.from === null) === (range.to === null);
    setBegun(isWhole ? null : range);
    if (isWhole) onChange({ ...filter, from: range.from, to: range.to });
  };
  return <DateRangeInput value={begun ?? { from: filter.from, to: filter.to }} onChange={change} />;
}
