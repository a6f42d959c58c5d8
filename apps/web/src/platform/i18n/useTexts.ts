import { useTranslation } from 'react-i18next';
import type { TextNamespace, Texts } from './texts.ts';

type TextsOnScreen<Namespace extends TextNamespace> = Readonly<{
  t: Texts<Namespace>;
  /** In which the screen is shown. */
  language: string;
}>;

/** The texts of a namespace. Drawn again when the language changes. */
export function useTexts<Namespace extends TextNamespace>(namespace: Namespace): TextsOnScreen<Namespace> {
  const { t, i18n } = useTranslation(namespace);
  return { t, language: i18n.language };
}

/** For what is shown without words, such as numbers and days. */
export function useScreenLanguage(): string {
  return useTranslation('app').i18n.language;
}

/** Fetches texts that the screen does not wait for, and draws it again when they are there. */
export function useTextsThatCome(namespace: TextNamespace): void {
  useTranslation(namespace, { useSuspense: false });
}
