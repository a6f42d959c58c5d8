import { DateRangeInput } from '../DateRangeInput.tsx';
import type { Days } from './filterFields.ts';

type Props<Filter extends Days> = Readonly<{ filter: Filter; onChange(filter: Filter): void }>;

export function DatesFilter<Filter extends Days>({ filter, onChange }: Props<Filter>) {
  const { from = null, to = null } = filter;
  return (
    <DateRangeInput
      value={{ from, to }}
      onChange={(chosen) =>
        onChange({ ...filter, from: chosen.from ?? undefined, to: chosen.to ?? undefined })
      }
    />
  );
}
