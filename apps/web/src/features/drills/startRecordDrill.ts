// The action begins outside of any page; the host leads to the form.
import type { StartGiven } from '../../platform/navigation/featureShell.ts';
import { createStore } from '../../platform/store.ts';
import type { RecordSearch } from './recordSearch.ts';

/** What the form shall begin with; null when nobody asked for it. */
export const wantedDrill = createStore<RecordSearch | null>(null);

export function startRecordDrill(given?: StartGiven): void {
  wantedDrill.set(given === undefined ? {} : { schoolId: given.schoolId });
}
