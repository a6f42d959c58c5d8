// One mail for many users: the text is rendered once per language, and each copy is filled with the user's own
// values. Rendering thousands of them one by one would delay other requests.
import { randomBytes } from 'node:crypto';
import { renderMail, type RenderedMail } from './renderMail.ts';
import type { Language, MailKey, TextValues } from './texts.ts';

export type Personal = Readonly<{ firstName: string; unsubscribe: string | null }>;

export function mailTemplate(
  language: Language,
  key: MailKey,
  shared: TextValues & Readonly<{ districtName: string }>,
  links: Readonly<{ action: string; hasUnsubscribe: boolean }>,
): (personal: Personal) => RenderedMail {
  const [name, url] = [mark(), mark()];
  const { subject, text, html } = renderMail(
    language,
    key,
    { ...shared, firstName: name },
    { action: links.action, ...(links.hasUnsubscribe ? { unsubscribe: url } : {}) },
  );
  return ({ firstName, unsubscribe }) => {
    const filled = (words: string, form: (value: string) => string) =>
      words.replaceAll(name, () => form(firstName)).replaceAll(url, () => form(unsubscribe ?? ''));
    const asItIs = (value: string) => value;
    return { subject: filled(subject, asItIs), text: filled(text, asItIs), html: filled(html, escaped) };
  };
}

/** Random, so that no name or title contains it. */
function mark(): string {
  return `mark${randomBytes(12).toString('hex')}`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
