import { canOpenDrills } from '@schooldog/domain/drills';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { importWithTexts } from '../../platform/i18n/importWithTexts.ts';
import { fetchFilesOf } from '../../platform/lazyParts/loadFiles.ts';
import { untilLoaded } from '../../platform/lazyParts/untilLoaded.ts';
import { useWarmUp } from '../../platform/offlineRecords/useWarmUp.ts';
import { preloadEnqueue } from '../../platform/outbox/index.ts';
import { useActor } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import type { RecordSearch } from './recordSearch.ts';
import { wantedDrill } from './startRecordDrill.ts';
import { useRejectedDrills } from './useRejectedDrills.ts';

const loadRecordPage = () =>
  importWithTexts(
    ['features/drills', 'features/drills/form', 'features/schools', 'ui'],
    () => import('./form/RecordPage.tsx'),
  );

/** What drills need on any page: the way to the form, the form before the network goes, and word of rejected work. */
export function DrillHost() {
  useWarmUp(canOpenDrills(useActor()), async () => {
    await Promise.all([untilLoaded(loadRecordPage), preloadEnqueue()]);
    // Where the form leads when it was saved.
    await fetchFilesOf(() =>
      Promise.all([import('./list/DrillsPage.tsx'), import('./detail/DrillPage.tsx')]),
    );
  });
  useRejectedDrills();
  const wanted = useStore(wantedDrill);
  const navigate = useNavigate();
  const open = useEffectEvent((search: RecordSearch) => {
    wantedDrill.set(null);
    void navigate({ to: '/drills/record', search });
  });
  useEffect(() => {
    if (wanted !== null) open(wanted);
  }, [wanted]);
  return null;
}
