// Texts that the compiler cannot check, because the server says which they are or what fills them.
import i18next from 'i18next';
import type { TextKey, TextNamespace } from './texts.ts';

export function isText(namespace: TextNamespace, key: string): boolean {
  return i18next.exists(key, { ns: namespace });
}

/** For a key that a newer or older server may name. */
export function textOr(namespace: TextNamespace, key: string, otherwise: string): string {
  return i18next.t(key, { ns: namespace, defaultValue: otherwise });
}

/** For values that were stored with what they belong to. */
export function textWith<Namespace extends TextNamespace>(
  namespace: Namespace,
  key: TextKey<Namespace>,
  values: Readonly<Record<string, string>>,
): string {
  const name: string = key;
  return i18next.t(name, { ns: namespace, replace: values });
}

/** Everything below a key, for long documents. */
export function textsBelow(namespace: TextNamespace, key: string): unknown {
  return i18next.t(key, { ns: namespace, returnObjects: true });
}
