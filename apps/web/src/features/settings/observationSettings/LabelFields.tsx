import { TextInput, type TextInputProps } from '@mantine/core';
import { labelLanguage, labelLanguages, type Labels, maxLabelLength } from '@schooldog/domain/settings';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './LabelFields.module.css';

type Field = Pick<TextInputProps, 'value' | 'onChange' | 'onFocus' | 'onBlur' | 'error'>;

type Props = Readonly<{
  labels: Labels;
  /** Of the form, by the name of a field. */
  inputProps(field: string): Field;
  takesFocus: boolean;
  /** What is shown where neither language has a name. */
  fallback?: string;
}>;

/** The name in both languages, the reader's first. An empty field shows what people see instead. */
export function LabelFields({ labels, inputProps, takesFocus, fallback = '' }: Props) {
  const { t, language: ownLanguage } = useTexts('features/settings/observationSettings');
  const own = labelLanguage(ownLanguage);
  const languages = labelLanguages.toSorted((one, other) => Number(other === own) - Number(one === own));
  const instead = languages.map((language) => labels[language]?.trim() ?? '').find(Boolean) ?? fallback;
  return (
    <div className={classes.fields}>
      {languages.map((language) => (
        <TextInput
          key={language}
          label={t(`dialog.nameIn.${language}`)}
          placeholder={instead}
          maxLength={maxLabelLength}
          data-autofocus={(takesFocus && language === own) || undefined}
          {...inputProps(`labels.${language}`)}
        />
      ))}
      <p className={classes.help}>{t('dialog.nameHelp')}</p>
    </div>
  );
}
