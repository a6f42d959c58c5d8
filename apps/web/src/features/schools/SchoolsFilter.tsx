import type { Schools } from '@schooldog/domain/permissions';
import { SchoolMultiSelect } from './SchoolSelect.tsx';

type Props = Readonly<{
  offered: Schools;
  label: string;
  value: readonly string[] | undefined;
  onChange(schoolIds: string[]): void;
}>;

/** The schools that a list is narrowed to. Somebody with a single school has nothing to choose. */
export function SchoolsFilter({ offered, label, value, onChange }: Props) {
  if (offered !== 'all' && offered.length < 2) return null;
  return (
    <SchoolMultiSelect
      purpose="filter"
      offered={offered}
      label={label}
      value={value ?? []}
      onChange={onChange}
    />
  );
}
