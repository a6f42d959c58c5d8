import type { InsightChoice } from '@schooldog/domain/insights';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { usePlaces } from '../dataProfiles/index.ts';
import { useObservation } from '../settings/index.ts';
import { usePersonName } from './queries.ts';

/** What a chart is about, as its title: "Concerns: Doors and locks". */
export function useInsightTitle(choice: InsightChoice): string {
  const { t } = useTexts('features/insights');
  const { categoryLabel, itemLabel, tagLabel } = useObservation();
  const places = usePlaces(choice.viewMode === 'location' ? choice.selectedLocationSchoolId : null);
  const person = usePersonName(choice.selectedUserId);
  const what = t(`counted.${choice.selectedObservationType}`);
  const about = {
    all: () => '',
    category: () => categoryLabel(choice.selectedObservationCategoryId ?? ''),
    item: () => itemLabel(choice.selectedObservationItemId ?? ''),
    location: () => places.data?.find(({ optionId }) => optionId === choice.selectedLocation)?.label ?? '',
    user: () => person ?? '',
    tag: () => tagLabel(choice.selectedTag ?? ''),
  }[choice.viewMode]();
  return about === '' ? what : t('title.about', { what, about });
}
