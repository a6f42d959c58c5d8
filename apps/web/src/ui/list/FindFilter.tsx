import type { BoxProps } from '@mantine/core';
import { SearchField } from './SearchField.tsx';

type Found = { find?: string | undefined };
type Props<Filter extends Found> = Pick<BoxProps, 'flex'> &
  Readonly<{ label: string; filter: Filter; onChange(filter: Filter): void }>;

/** The search of a list that is completely loaded: results appear at once. */
export function FindFilter<Filter extends Found>({ label, filter, onChange, ...box }: Props<Filter>) {
  return (
    <SearchField
      label={label}
      placeholder={label}
      isLabelHidden
      isInstant
      value={filter.find}
      onChange={(find) => onChange({ ...filter, find })}
      maw={420}
      {...box}
    />
  );
}
