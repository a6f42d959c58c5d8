import type { DataProfileOption } from '@schooldog/domain/dataProfiles';

/** The dialog that is open for a location. */
export type OptionTask =
  | Readonly<{ kind: 'add' }>
  | Readonly<{ kind: 'edit' | 'merge'; option: DataProfileOption }>;
