import type { DataProfileOption } from '@schooldog/domain/dataProfiles';

/** What somebody set out to do with a location. */
export type OptionTask =
  | Readonly<{ kind: 'add' }>
  | Readonly<{ kind: 'edit' | 'merge'; option: DataProfileOption }>;
