import type { ReactNode } from 'react';
import { FilterBar } from './FilterBar.tsx';
import classes from './FoldedFilters.module.css';
import { SearchFilter } from './SearchFilter.tsx';

type Searched = { search?: string | undefined };
type Props<Filter extends Searched> = Readonly<{
  label: string;
  searchLabel: string;
  searchPlaceholder: string;
  filter: Filter;
  /** How many filters are set. */
  countOf(filter: Filter): number;
  onChange(filter: Filter): void;
  /** Beside the button where there is room, such as the order of the list. */
  end?: ReactNode;
  children: ReactNode;
}>;

/** The search is always in sight; all other filters are behind a button that counts them. */
export function FoldedFilters<Filter extends Searched>(props: Props<Filter>) {
  const { label, searchLabel, searchPlaceholder, filter, countOf, onChange, end, children } = props;
  return (
    <FilterBar
      isFolded
      label={label}
      className={classes.bar}
      count={countOf({ ...filter, search: undefined })}
      search={
        <SearchFilter
          label={searchLabel}
          placeholder={searchPlaceholder}
          filter={filter}
          onChange={onChange}
        />
      }
      end={end}
    >
      <div className={classes.fields}>{children}</div>
    </FilterBar>
  );
}
