// The form of a location: details are rows while they are edited.
import { labelKey, type OptionForm, profileLimits } from '@schooldog/domain/dataProfiles';
import type { Texts } from '../../../platform/i18n/texts.ts';
import { tooLongText } from '../../../ui/tooLongText.ts';
import { importLimits } from '../importing/readRows.ts';

type Detail = { key: string; name: string; value: string };
export type OptionValues = { label: string; aliases: string[]; details: Detail[] };

export function valuesOf(option: OptionForm | null): OptionValues {
  return {
    label: option?.label ?? '',
    aliases: option?.aliases ?? [],
    details: Object.entries(option?.attributes ?? {}).map(([name, value]) => ({ key: name, name, value })),
  };
}

export function formOf({ label, aliases, details }: OptionValues): OptionForm {
  return {
    label: label.trim(),
    aliases: aliases.map((alias) => alias.trim()).filter(Boolean),
    attributes: Object.fromEntries(
      details.map(({ name, value }) => [name.trim(), value.trim()] as const).filter(([name]) => name !== ''),
    ),
  };
}

export function errorsOf(values: OptionValues, t: Texts<'features/dataProfiles'>): Record<string, string> {
  const errors: Record<string, string> = {};
  const label = values.label.trim();
  if (label === '') errors['label'] = t('errors.required');
  if (label.length > profileLimits.label) errors['label'] = tooLongText(profileLimits.label);
  if (values.aliases.some((alias) => alias.trim().length > profileLimits.label)) {
    errors['aliases'] = tooLongText(profileLimits.label);
  }
  if (values.aliases.length > profileLimits.aliases) {
    errors['aliases'] = t('errors.tooMany', { max: profileLimits.aliases });
  }
  const seen = new Set<string>();
  for (const [at, { name, value }] of values.details.entries()) {
    if (name.trim() === '' && value.trim() !== '') errors[`details.${at}.name`] = t('errors.required');
    if (name.trim().length > importLimits.attributeName) {
      errors[`details.${at}.name`] = tooLongText(importLimits.attributeName);
    }
    if (name.trim() !== '' && seen.has(labelKey(name))) {
      errors[`details.${at}.name`] = t('errors.repeatedDetail');
    }
    if (value.trim().length > importLimits.attributeValue) {
      errors[`details.${at}.value`] = tooLongText(importLimits.attributeValue);
    }
    seen.add(labelKey(name));
  }
  return errors;
}
