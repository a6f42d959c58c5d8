// What code says in words is checked by the compiler: the key, and every placeholder of its text. The types are plain
// lookups in what `npm run texts` wrote; those of i18next took most of the time of the type check.
import i18next from 'i18next';
import type { FilledTexts, PlainTexts } from '../../textTypes.ts';

/** The path below src of a folder that contains `texts`. */
export type TextNamespace = keyof PlainTexts;

/** A key whose text has placeholders. */
type FilledKey<Namespace extends TextNamespace> = keyof FilledTexts[Namespace] & string;

export type TextKey<Namespace extends TextNamespace> = PlainTexts[Namespace] | FilledKey<Namespace>;

/** `dashboard` of `titles.dashboard`: for names of pages and the like, which are derived once and not at each call. */
export type KeyBelow<Namespace extends TextNamespace, Prefix extends string> =
  TextKey<Namespace> extends infer Key ? (Key extends `${Prefix}.${infer Name}` ? Name : never) : never;

/** What may replace a placeholder. The count also chooses the plural form, so it is a number. */
interface Values {
  readonly [name: string]: string | number;
  readonly count: number;
}

/** The product's name is filled into every text. */
interface FilledAnyway {
  readonly product?: never;
}

/** The placeholders of a text. Of one of several, such as `rejected.${kind}`, the placeholders of all. */
export type Filling<Namespace extends TextNamespace, Key extends TextKey<Namespace>> = FilledAnyway & {
  readonly [Name in FilledTexts[Namespace][Key & FilledKey<Namespace>] & string]: Values[Name];
};

/** The texts of one namespace by their keys. */
export interface Texts<Namespace extends TextNamespace> {
  (key: PlainTexts[Namespace]): string;
  <Key extends TextKey<Namespace>>(key: Key, values: Filling<Namespace, Key>): string;
}

/**
 * The texts in the language of the moment, or in a given one, for code that is no component: it does not follow the
 * language. The texts must have been fetched.
 */
export function textsOf<Namespace extends TextNamespace>(
  namespace: Namespace,
  language: string | null = null,
): Texts<Namespace> {
  return i18next.getFixedT(language, namespace);
}
