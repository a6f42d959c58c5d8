import type { ReactNode } from 'react';
import { FilterBar } from './FilterBar.tsx';
import classes from './FoldedFilters.module.css';
import { SearchFilter } from './SearchFilter.tsx';

type FieldsProps = Readonly<{
  label: string;
  /** How many filters are set. */
  count: number;
  search?: ReactNode;
  /** Beside the button where there is room, such as the order of the list. */
  end?: ReactNode;
  children: ReactNode;
}>;

/** Filters behind a button that counts them. */
export function FoldedFields({ children, ...bar }: FieldsProps) {
  return (
    <FilterBar isFolded className={classes.bar} {...bar}>
      <div className={classes.fields}>{children}</div>
    </FilterBar>
  );
}

type Searched = { search?: string | undefined };
type Props<Filter extends Searched> = Omit<FieldsProps, 'count' | 'search'> &
  Readonly<{
    searchLabel: string;
    searchPlaceholder: string;
    filter: Filter;
    /** How many filters are set. */
    countOf(filter: Filter): number;
    onChange(filter: Filter): void;
  }>;

/** The search is always in sight; all other filters are behind a button that counts them. */
export function FoldedFilters<Filter extends Searched>(props: Props<Filter>) {
  const { searchLabel, searchPlaceholder, filter, countOf, onChange, ...fields } = props;
  const search = (
    <SearchFilter label={searchLabel} placeholder={searchPlaceholder} filter={filter} onChange={onChange} />
  );
  return <FoldedFields count={countOf({ ...filter, search: undefined })} search={search} {...fields} />;
}
