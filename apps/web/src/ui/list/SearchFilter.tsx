import { SearchField } from './SearchField.tsx';

type Searched = { search?: string | undefined };
type Props<Filter extends Searched> = Readonly<{
  label: string;
  placeholder: string;
  filter: Filter;
  onChange(filter: Filter): void;
}>;

/** The search field of a list that the server searches. */
export function SearchFilter<Filter extends Searched>(props: Props<Filter>) {
  const { label, placeholder, filter, onChange } = props;
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      isLabelHidden
      value={filter.search}
      onChange={(search) => onChange({ ...filter, search })}
    />
  );
}
