import { Text } from '@mantine/core';
import { type ComparedBlock, type ComparedRow, compareRichText, type RichText } from '@schooldog/domain/eop';
import { createElement, useMemo } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { drawNode, type ImageUrls } from '../view/drawRichText.ts';
import prose from '../view/RichText.module.css';
import classes from './ComparedContent.module.css';

type Props = Readonly<{
  before: RichText | null;
  after: RichText | null;
  imageUrls: ImageUrls;
  /** What stands over each side. */
  beforeLabel: string;
  afterLabel: string;
}>;

/** Two states of a content side by side, with the words that differ marked. */
export function ComparedContent({ before, after, imageUrls, beforeLabel, afterLabel }: Props) {
  const { t } = useTexts('features/eop/editor');
  const rows = useMemo(() => compareRichText(before, after), [before, after]);
  const isSame = rows.every(({ change }) => change === 'unchanged');
  const drawn = rows.map((row) => <Row key={keyOf(rows, row)} row={row} imageUrls={imageUrls} />);
  return (
    <section aria-label={t('compare.label')}>
      {isSame ? <Text c="dimmed">{t('compare.same')}</Text> : null}
      <div className={classes.columns}>
        <div>{beforeLabel}</div>
        <div>{afterLabel}</div>
      </div>
      {drawn}
    </section>
  );
}

/** Rows are computed from two texts and never move. */
function keyOf(rows: readonly ComparedRow[], row: ComparedRow): string {
  return `${rows.indexOf(row)}`;
}

function Row({ row, imageUrls }: Readonly<{ row: ComparedRow; imageUrls: ImageUrls }>) {
  const isChanged = row.change !== 'unchanged';
  return (
    <div className={classes.row}>
      <Side
        compared={row.before}
        change={isChanged ? 'removed' : undefined}
        isWhole={row.change === 'removed'}
        imageUrls={imageUrls}
      />
      <Side
        compared={row.after}
        change={isChanged ? 'added' : undefined}
        isWhole={row.change === 'added'}
        imageUrls={imageUrls}
      />
    </div>
  );
}

type SideProps = Readonly<{
  compared: ComparedBlock | null;
  change: 'added' | 'removed' | undefined;
  isWhole: boolean;
  imageUrls: ImageUrls;
}>;

function Side({ compared, change, isWhole, imageUrls }: SideProps) {
  const { t } = useTexts('features/eop/editor');
  if (compared === null) return <div className={classes.side} />;
  const { block, changed } = compared;
  const drawing = { imageUrls, missingImage: t('missingImage') };
  const drawn = drawNode(block, change === undefined ? drawing : { ...drawing, changed, change });
  return (
    <div className={`${prose.prose} ${classes.side}`} data-change={change}>
      {change !== undefined && isWhole ? <p className={classes.what}>{t(`compare.${change}`)}</p> : null}
      {createElement('div', null, drawn)}
    </div>
  );
}
