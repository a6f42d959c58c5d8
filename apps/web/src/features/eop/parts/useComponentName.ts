import { componentName, type NamedComponent } from '@schooldog/domain/eop';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Components of the default plan are named in the reader's language. */
export function useComponentName(): (component: NamedComponent) => string {
  const { i18n } = useTranslation();
  return useCallback((component) => componentName(component, i18n.language), [i18n.language]);
}
