import type { ReadInput, StaffRead } from '@schooldog/contract/staffReads';
import { useTranslation } from 'react-i18next';
import type texts from './texts/en.json';

const typed = '…';
const mostValues = 3;
const page = 'before';

/** "Users · Role: principal". What has no words of its own is shown as it was recorded. */
export function useReadWords({ procedure, input, names }: StaffRead): { what: string; details: string[] } {
  const { t, i18n } = useTranslation('features/staffReads');
  const has = (key: string) => i18n.exists(key, { ns: 'features/staffReads' });
  const isRead = (key: string): key is keyof typeof texts.reads => has(`reads.${key}`);
  const isField = (key: string): key is keyof typeof texts.fields => has(`fields.${key}`);

  const valueWords = (value: ReadInput[string]): string => {
    if (Array.isArray(value)) {
      const shown = value.slice(0, mostValues).map(valueWords).join(', ');
      const more = value.length - mostValues;
      return more > 0 ? t('andMore', { values: shown, count: more }) : shown;
    }
    if (typeof value === 'string') return value === typed ? t('typed') : (names[value] ?? value);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return typeof value === 'number' ? String(value) : JSON.stringify(value);
  };
  const fieldWords = (fields: ReadInput): string[] =>
    Object.entries(fields).flatMap(([name, value]) => {
      if (name === page) return [t('laterPage')];
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return fieldWords(value);
      if (Array.isArray(value) && value.length === 0) return [];
      return [`${isField(name) ? t(`fields.${name}`) : name}: ${valueWords(value)}`];
    });

  const key = procedure.replace('.', '-');
  return { what: isRead(key) ? t(`reads.${key}`) : procedure, details: fieldWords(input) };
}
