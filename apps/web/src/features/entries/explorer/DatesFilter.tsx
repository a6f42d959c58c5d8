import type { EntryFilter } from '@schooldog/domain/entries';
import { DateRangeInput } from '../../../ui/DateRangeInput.tsx';

type Props = Readonly<{ filter: EntryFilter; onChange(filter: EntryFilter): void }>;

export function DatesFilter({ filter, onChange }: Props) {
  const { from = null, to = null, ...others } = filter;
  return (
    <DateRangeInput
      value={{ from, to }}
      onChange={(chosen) =>
        onChange(
          chosen.from === null || chosen.to === null
            ? others
            : { ...others, from: chosen.from, to: chosen.to },
        )
      }
    />
  );
}
