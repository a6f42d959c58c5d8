import { everythingChosen, type InsightChoice, insightViewModes } from '@schooldog/domain/insights';
import { Select } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { Insight } from '../useInsightView.ts';
import { LocationPicker } from './LocationPicker.tsx';
import { ObservationPicker } from './ObservationPicker.tsx';
import { PersonPicker } from './PersonPicker.tsx';
import { TagPicker } from './TagPicker.tsx';

/** What is counted: everything, or one category, observation, location, person or tag. */
export function ModePicker({ insight }: Readonly<{ insight: Insight }>) {
  const { t } = useTexts('features/insights');
  const { choice } = insight.view;
  const onChange = (changed: InsightChoice) => insight.setView({ choice: changed });
  const changeMode = (mode: string | null) => {
    const viewMode = insightViewModes.find((known) => known === mode);
    if (viewMode === undefined) return;
    const { selectedObservationType, selectedObservationCategoryId: category } = choice;
    const keepsCategory = viewMode === 'category' || viewMode === 'item';
    onChange({
      ...everythingChosen,
      viewMode,
      selectedObservationType,
      selectedObservationCategoryId: keepsCategory ? category : null,
    });
  };
  return (
    <>
      <Select
        label={t('filters.viewMode')}
        data={insightViewModes.map((mode) => ({ value: mode, label: t(`viewModes.${mode}`) }))}
        value={choice.viewMode}
        onChange={changeMode}
        allowDeselect={false}
      />
      {choice.viewMode === 'category' || choice.viewMode === 'item' ? (
        <ObservationPicker choice={choice} onChange={onChange} />
      ) : null}
      {choice.viewMode === 'location' ? (
        <LocationPicker choice={choice} onChange={onChange} offered={insight.offered} />
      ) : null}
      {choice.viewMode === 'user' ? <PersonPicker choice={choice} onChange={onChange} /> : null}
      {choice.viewMode === 'tag' ? <TagPicker choice={choice} onChange={onChange} /> : null}
    </>
  );
}
