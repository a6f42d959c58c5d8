// One declaration per list: its filter in the URL, as input of the API, as removable chips and as a number.
import type { FilterField, RawSearch } from './filterFields.ts';

type AnyField = FilterField<object, object, unknown>;
type AnyFields = Readonly<Record<string, AnyField>>;

type PartOf<Field> = Field extends FilterField<infer Part, unknown, unknown> ? Part : never;
type WrittenOf<Field> = Field extends FilterField<object, infer Search, unknown> ? Search : never;
type ItemOf<Field> = Field extends FilterField<object, unknown, infer Item> ? Item : never;
type Both<Union> = (Union extends unknown ? (given: Union) => void : never) extends (given: infer All) => void
  ? { [Name in keyof All]: All[Name] }
  : never;

type FilterIn<Fields> = Both<PartOf<Fields[keyof Fields]>>;
type SearchIn<Fields> = Both<WrittenOf<Fields[keyof Fields]>>;
type LabelsIn<Fields> = {
  readonly [Name in keyof Fields as Fields[Name] extends { isOption: true } ? never : Name]: (
    item: ItemOf<Fields[Name]>,
  ) => string;
};

export type FilterChip<Filter> = Readonly<{
  key: string;
  label: string;
  /** What is left without this one. */
  without: Filter;
}>;

export type ListFilter<Filter, Search, Labels> = Readonly<{
  /** Every name in the URL that belongs to the filter, including those of earlier releases. */
  keys: readonly string[];
  /** Any URL becomes a filter; what is not understood is left out. */
  read(raw: RawSearch): Filter;
  write(filter: Filter): Search;
  /** For a route: its search as this release writes it. */
  validate(raw: RawSearch): Search;
  chips(filter: Filter, labels: Labels): readonly FilterChip<Filter>[];
  /** How many chips the filter has. */
  count(filter: Filter): number;
  /** Without everything that has a chip. */
  cleared(filter: Filter): Filter;
}>;

export type FilterOf<Definition> =
  Definition extends ListFilter<infer Filter, unknown, never> ? Filter : never;

type AnyLabels = Readonly<Record<string, (item: unknown) => string>>;

/** Chips are in the order of the fields. `normalize` drops contradictory values. */
export function defineFilter<Fields extends AnyFields>(
  fields: Fields,
  normalize?: (filter: FilterIn<Fields>) => FilterIn<Fields>,
): ListFilter<FilterIn<Fields>, SearchIn<Fields>, LabelsIn<Fields>>;
export function defineFilter(
  fields: AnyFields,
  normalize: (filter: object) => object = (filter) => filter,
): ListFilter<object, object, AnyLabels> {
  const all = Object.entries(fields);
  const read = (raw: RawSearch) => normalize(merged(all.map(([, field]) => field.read(raw))));
  const write = (filter: object) => {
    const normal = normalize(filter);
    return merged(all.map(([, field]) => field.write(normal)));
  };
  const found = (filter: object) =>
    all.flatMap(([name, field]) =>
      field.isOption === true ? [] : field.chips(filter).map((chip) => ({ name, field, chip })),
    );
  return {
    keys: all.flatMap(([, field]) => field.keys),
    read,
    write,
    validate: (raw) => write(read(raw)),
    chips: (filter, labels) =>
      found(filter).map(({ name, field, chip }) => ({
        key: `${name} ${chip.key}`,
        label: labels[name]?.(chip.item) ?? '',
        without: normalize(merged([without(filter, field.properties), chip.rest])),
      })),
    count: (filter) => found(filter).length,
    cleared: (filter) => {
      const narrowing = all.filter(([, field]) => field.isOption !== true);
      return without(
        filter,
        narrowing.flatMap(([, field]) => field.properties),
      );
    },
  };
}

function merged(parts: readonly object[]): object {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}

export function without(given: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));
}
