import { Text } from '@mantine/core';
import { isEmptyRichText, type RichText } from '@schooldog/domain/eop';
import { createElement } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { drawNode, type ImageUrls } from './drawRichText.ts';
import classes from './RichText.module.css';

type Props = Readonly<{ content: RichText | null; imageUrls: ImageUrls }>;

/** The content of a component, to read. */
export function RichTextView({ content, imageUrls }: Props) {
  const { t } = useTexts('features/eop/editor');
  if (content === null || isEmptyRichText(content)) return <Text c="dimmed">{t('noContent')}</Text>;
  const drawing = { imageUrls, missingImage: t('missingImage') };
  const blocks = content.content.map((block) => drawNode(block, drawing));
  return createElement('div', { className: classes.prose }, ...blocks);
}
