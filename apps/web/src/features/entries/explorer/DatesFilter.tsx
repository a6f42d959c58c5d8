import type { DateRange } from '@schooldog/domain/dates';
import type { EntryFilter } from '@schooldog/domain/entries';
import { useState } from 'react';
import { DateRangeInput } from '../../../ui/DateRangeInput.tsx';

type Props = Readonly<{ filter: EntryFilter; onChange(filter: EntryFilter): void }>;

/** A range that is only half chosen asks nothing yet. */
export function DatesFilter({ filter, onChange }: Props) {
  const [begun, setBegun] = useState<DateRange | null>(null);
  const chosen: DateRange = { from: filter.from ?? null, to: filter.to ?? null };
  const change = (range: DateRange) => {
    const { from, to } = range;
    const isWhole = (from === null) === (to === null);
    setBegun(isWhole ? null : range);
    if (!isWhole) return;
    const { from: _from, to: _to, ...others } = filter;
    onChange(from === null || to === null ? others : { ...others, from, to });
  };
  return <DateRangeInput value={begun ?? chosen} onChange={change} />;
}
