// The texts of all outgoing messages, in both languages.
import { branding } from '@schooldog/domain/kernel';
import { createInstance } from 'i18next';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
export type TextValues = Readonly<Record<string, string>>;

export type MailKey = keyof typeof en.mail;
export type SmsKey = keyof typeof en.sms;
export type PushKey = keyof typeof en.push;

const texts = createInstance();
await texts.init({
  resources: { en: { translation: en }, es: { translation: es } satisfies { translation: typeof en } },
  supportedLngs: [...languages],
  fallbackLng: 'en',
  returnNull: false,
});

/** English for an unknown value in a profile. */
export function languageOf(wanted: string | null): Language {
  return languages.find((language) => language === wanted) ?? 'en';
}

/** As plain text, or with every value escaped for HTML. */
export function text(
  language: Language,
  key: string,
  values: TextValues,
  form: 'plain' | 'html' = 'plain',
): string {
  return texts.getFixedT(language)(key, {
    productName: branding.productName,
    ...values,
    interpolation: { escapeValue: form === 'html' },
  });
}

export function renderSms(language: Language, key: SmsKey, values: TextValues = {}): { text: string } {
  return { text: text(language, `sms.${key}`, values) };
}

export type RenderedPush = Readonly<{
  title: string;
  text: string;
  /** The button of the notification, for the kinds that can be answered without opening the app. */
  action?: string;
}>;

export function renderPush(language: Language, key: PushKey, values: TextValues = {}): RenderedPush {
  return {
    title: text(language, `push.${key}.title`, values),
    text: text(language, `push.${key}.text`, values),
    ...(key in en.pushActions ? { action: text(language, `pushActions.${key}`, {}) } : {}),
  };
}
