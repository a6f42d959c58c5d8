import type { ReadInput, StaffRead } from '@schooldog/contract/staffReads';
import { isText } from '../../platform/i18n/unknownTexts.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import type texts from './texts/en.json';
import { unshownFields } from './unshownFields.ts';

type Choices = typeof texts.choices;
type Choice = { [Field in keyof Choices]: `${Field}.${keyof Choices[Field] & string}` }[keyof Choices];

const typed = '…';
const mostValues = 3;
const page = 'before';

/** "Users · Roles: Principal". Old calls that are gone are shown as they were recorded. */
export function useReadWords({ procedure, input, names }: StaffRead): { what: string; details: string[] } {
  const { t } = useTexts('features/staffReads');
  const isRead = (key: string): key is keyof typeof texts.reads =>
    isText('features/staffReads', `reads.${key}`);
  const isField = (key: string): key is keyof typeof texts.fields =>
    isText('features/staffReads', `fields.${key}`);
  const isChoice = (key: string): key is Choice => isText('features/staffReads', `choices.${key}`);
  const key = procedure.replace('.', '-');

  /** What a call names in its own way stands beside what all calls share. */
  const label = (name: string): string => {
    const ofCall = `${key}-${name}`;
    if (isField(ofCall)) return t(`fields.${ofCall}`);
    return isField(name) ? t(`fields.${name}`) : name;
  };
  const textWords = (name: string, value: string): string => {
    if (value === typed) return t('typed');
    const choice = `${name}.${value}`;
    return names[value] ?? (isChoice(choice) ? t(`choices.${choice}`) : value);
  };
  const valueWords = (name: string, value: ReadInput[string]): string => {
    if (Array.isArray(value)) {
      const shown = value
        .slice(0, mostValues)
        .map((one) => valueWords(name, one))
        .join(', ');
      const more = value.length - mostValues;
      return more > 0 ? t('andMore', { values: shown, count: more }) : shown;
    }
    if (typeof value === 'string') return textWords(name, value);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return typeof value === 'number' ? String(value) : JSON.stringify(value);
  };
  const fieldWords = (fields: ReadInput): string[] =>
    Object.entries(fields).flatMap(([name, value]) => {
      if (name === page) return [t('laterPage')];
      if (unshownFields.includes(name)) return [];
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return fieldWords(value);
      if (Array.isArray(value) && value.length === 0) return [];
      return [`${label(name)}: ${valueWords(name, value)}`];
    });

  // The chart of an export repeats schools and days of its records.
  const details = [...new Set(fieldWords(input))];
  return { what: isRead(key) ? t(`reads.${key}`) : t('other', { name: procedure }), details };
}
