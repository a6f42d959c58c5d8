import { Menu, useMantineColorScheme } from '@mantine/core';
import { languages } from '../../platform/i18n/i18n.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { themes } from '../themes.ts';
import { useLanguage } from '../useLanguage.ts';

/** Language and theme, as two sets of which one holds each. */
export function PreferenceItems() {
  const { t } = useTexts('app');
  const { language, choose } = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();

  return (
    <>
      <Menu.Label>{t('language.label')}</Menu.Label>
      <Menu.RadioGroup value={language}>
        {languages.map((value) => (
          <Menu.RadioItem key={value} value={value} lang={value} onClick={() => choose(value)}>
            {t(`language.${value}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Label>{t('theme.label')}</Menu.Label>
      <Menu.RadioGroup value={colorScheme}>
        {themes.map((value) => (
          <Menu.RadioItem key={value} value={value} onClick={() => setColorScheme(value)}>
            {t(`theme.${value}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
