import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { TextKey, Filling, TextNamespace } from './texts.ts';

type Props<Namespace extends TextNamespace, Key extends TextKey<Namespace>> = Readonly<{
  namespace: Namespace;
  text: Key;
  values: Filling<Namespace, Key>;
  /** What the tags in the text become, such as `b: <b />`. */
  parts: Readonly<Record<string, ReactElement>>;
}>;

/** A text in which words are emphasized or linked. */
export function RichText<Namespace extends TextNamespace, Key extends TextKey<Namespace>>({
  namespace,
  text,
  values,
  parts,
}: Props<Namespace, Key>) {
  const { t } = useTranslation(namespace);
  return <Trans t={t} i18nKey={text} values={values} components={parts} />;
}
