import { componentName, type NamedComponent } from '@schooldog/domain/eop';
import { useCallback } from 'react';
import { useScreenLanguage } from '../../../platform/i18n/useTexts.ts';

/** Components of the default plan are named in the reader's language. */
export function useComponentName(): (component: NamedComponent) => string {
  const language = useScreenLanguage();
  return useCallback((component) => componentName(component, language), [language]);
}
