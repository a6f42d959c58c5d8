import type { ListedProfile } from '@schooldog/contract/dataProfiles';
import type { DataProfileOption } from '@schooldog/domain/dataProfiles';
import type { OptionTask } from '../option/optionTask.ts';

export type ListedOption = Readonly<DataProfileOption & { uses: number }>;
export type Profile = Readonly<ListedProfile & { optionList: readonly ListedOption[] }>;

/** What a table or a list of cards needs to show locations. */
export type OptionsProps = Readonly<{
  /** What the list is called, for screen readers. */
  label: string;
  schoolId: string;
  options: readonly ListedOption[];
  isOffline: boolean;
  onTask(task: OptionTask): void;
}>;
