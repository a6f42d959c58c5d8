// What may be in rich text, asked by the schema, by the editor when something is pasted, and by views.

const linkSchemes = /^(?:https?:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/iu;

/** http, https, mailto and tel; everything else could run something or name a local file. */
export function isSafeLink(href: string): boolean {
  return linkSchemes.test(href);
}

const schemeOf = /^[a-z][a-z0-9+.-]*:/iu;

/** What a person types as a link: an address without a scheme is one of the web, or of mail. Null if it is none. */
export function linkFrom(typed: string): string | null {
  const text = typed.trim();
  if (isSafeLink(text)) return text;
  if (text === '' || schemeOf.test(text)) return null;
  const guess = /^[^\s/@]+@[^\s/@]+$/u.test(text) ? `mailto:${text}` : `https://${text}`;
  return isSafeLink(guess) && text.includes('.') ? guess : null;
}

/** The database stores neither NUL nor half a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}
