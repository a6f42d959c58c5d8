import { Image, Link, Text, View } from '@react-pdf/renderer';
import { createElement } from 'react';
import { opinionBadge } from './opinionBadge.ts';
import type { PrintedEntry, PrintedPicture } from './report.ts';
import { paperWidth, styles } from './styles.ts';

const highest = 115;
const gap = 6;

/** Kept on one page, unless it would not fit on one. */
export function entryBlock(entry: PrintedEntry, key: number) {
  const { opinion, opinionWord, heading, facts, comment, tags, link, pictureNote } = entry;
  return createElement(
    View,
    { key, wrap: isTall(entry), style: styles.entry },
    createElement(
      View,
      { style: styles.entryTop },
      createElement(
        Text,
        { style: styles.heading },
        createElement(Link, { src: link, style: styles.link }, heading),
      ),
      opinionBadge(opinion, opinionWord),
    ),
    createElement(Text, { style: styles.facts }, facts),
    comment === '' ? null : createElement(Text, { style: styles.comment }, comment),
    tags === '' ? null : createElement(Text, { style: styles.tags }, tags),
    pictures(entry.pictures),
    pictureNote === '' ? null : createElement(Text, { style: styles.pictureNote }, pictureNote),
  );
}

/** In one row of one height, as wide as the paper at most. */
function pictures(all: readonly PrintedPicture[]) {
  if (all.length === 0) return null;
  const shapes = all.reduce((sum, { width, height }) => sum + width / height, 0);
  const room = paperWidth - gap * (all.length - 1);
  const rowHeight = Math.min(highest, room / shapes);
  return createElement(
    View,
    { style: styles.pictures, wrap: false },
    all.map(({ data, width, height }, at) =>
      createElement(Image, {
        key: at,
        src: { data: Buffer.from(data.buffer), format: 'jpg' },
        style: { width: (rowHeight * width) / height, height: rowHeight },
      }),
    ),
  );
}

const lettersOfLine = 75;
const linesOfPage = 30;

/** By a careful guess: a page holds about fifty lines, and pictures take some of them. */
function isTall({ comment, tags }: PrintedEntry): boolean {
  const lines = comment
    .split('\n')
    .reduce((sum, line) => sum + 1 + Math.floor(line.length / lettersOfLine), 0);
  return lines + tags.length / lettersOfLine > linesOfPage;
}
