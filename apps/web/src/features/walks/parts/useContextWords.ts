import type { WalkContext } from '@schooldog/domain/walks';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

/** The fields of a walk's context and their values, as people read them. */
export function useContextWords() {
  const { t } = useTexts('features/walks/parts');
  return {
    labelOf: (field: keyof WalkContext) => t(`context.${field}`),
    wordsOf: (context: WalkContext, field: keyof WalkContext): string => {
      const { weatherPrecipitation, weatherTemperature } = context;
      if (field === 'weatherPrecipitation')
        return weatherPrecipitation === null ? '' : t(`precipitations.${weatherPrecipitation}`);
      if (field === 'weatherTemperature')
        return weatherTemperature === null ? '' : t(`temperatures.${weatherTemperature}`);
      return context[field];
    },
  };
}
