import type { ListedProfile } from '@schooldog/contract/dataProfiles';
import type { DataProfileOption } from '@schooldog/domain/dataProfiles';

export type ListedOption = Readonly<DataProfileOption & { uses: number }>;
export type Profile = Readonly<ListedProfile & { optionList: readonly ListedOption[] }>;
