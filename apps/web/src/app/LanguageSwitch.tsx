import { IconLanguage } from '@tabler/icons-react';
import { languages } from '../platform/i18n/i18n.ts';
import { useTexts } from '../platform/i18n/useTexts.ts';
import classes from './LanguageSwitch.module.css';
import { useLanguage } from './useLanguage.ts';

/** Offers the other language, written in that language. */
export function LanguageSwitch() {
  const { t } = useTexts('app');
  const { language, choose } = useLanguage();
  const other = languages.find((candidate) => candidate !== language) ?? language;
  return (
    <button type="button" className={classes.switch} lang={other} onClick={() => choose(other)}>
      <IconLanguage size={20} stroke={1.75} aria-hidden />
      {t(`language.${other}`)}
    </button>
  );
}
