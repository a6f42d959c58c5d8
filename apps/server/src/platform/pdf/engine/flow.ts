// Text as an author structured it: paragraphs, headings, lists, quotes, rules, pictures and tables of all of these.
import type { PdfFigure, PdfFlow, PdfList, PdfText } from '../report.ts';
import { type Canvas, margin, paperWidth, type Tag } from './canvas.ts';
import { type Area, gridStrips } from './grid.ts';
import { runStrips } from './runs.ts';
import { space, type Strip } from './strips.ts';
import { colors, lineHeight, type TextStyle } from './typesetter.ts';

const page: Area = { left: margin, width: paperWidth, depth: 0 };
const body: TextStyle = { size: 10 };
const headings: Readonly<Record<NonNullable<PdfText['level']>, TextStyle>> = {
  2: { size: 15, weight: 'bold' },
  3: { size: 13, weight: 'bold' },
  4: { size: 12, weight: 'bold' },
  5: { size: 11, weight: 'bold' },
  6: { size: 10, weight: 'bold' },
};
const listIndent = 20;
const quoteIndent = 14;
/** Deeper blocks are not moved further, so that a line always has room for words. */
const narrowest = 60;
/** 96 dots per inch. */
const pointsPerDot = 0.75;
const highestFigure = 0.6;

export function flowStrips(
  canvas: Canvas,
  blocks: readonly PdfFlow[],
  parent: Tag,
  area: Area = page,
): Strip[] {
  return blocks.flatMap((block) => stripsOf(canvas, block, parent, area));
}

function stripsOf(canvas: Canvas, block: PdfFlow, parent: Tag, area: Area): Strip[] {
  const layOut = (blocks: readonly PdfFlow[], tag: Tag, inside: Area) =>
    flowStrips(canvas, blocks, tag, inside);
  switch (block.kind) {
    case 'text':
      return text(canvas, block, parent, area);
    case 'list':
      return list(canvas, block, parent, area);
    case 'quote': {
      const inside = indented(area, quoteIndent);
      const tag = canvas.tag(parent, 'BlockQuote');
      return [
        space(4),
        ...flowStrips(canvas, block.blocks, tag, inside).map((strip) => barred(canvas, strip, area)),
      ];
    }
    case 'rule':
      return [space(8), rule(canvas, area), space(8)];
    case 'figure':
      return figure(canvas, block, parent, area);
    case 'grid':
      return [space(6), ...gridStrips(canvas, block, { parent, area, layOut }), space(4)];
    default:
      return block satisfies never;
  }
}

function text(canvas: Canvas, { level, runs }: PdfText, parent: Tag, area: Area): Strip[] {
  const isEmpty = runs.every((run) => run.text.trim() === '');
  const style = level === undefined ? body : headings[level];
  // An empty paragraph is a gap that the author wanted; an empty heading is nothing.
  if (isEmpty) return [space(level === undefined ? lineHeight(body) : 0)];
  const tag = canvas.tag(parent, level === undefined ? 'P' : `H${level}`);
  const lines = runStrips(canvas, runs, style, { tag, ...area });
  const strips = level === undefined ? lines : lines.map((line) => ({ ...line, keepsWithNext: true }));
  return [space(level === undefined ? 4 : 10), ...strips];
}

function list(canvas: Canvas, { start, items }: PdfList, parent: Tag, area: Area): Strip[] {
  const tag = canvas.tag(parent, 'L');
  const inside = { ...indented(area, listIndent), depth: area.depth + 1 };
  return items.flatMap((blocks, at) => {
    const item = canvas.tag(tag, 'LI');
    const label = canvas.tag(item, 'Lbl');
    const sign = start === null ? (area.depth % 2 === 0 ? '•' : '–') : `${start + at}.`;
    const [line] = canvas.lines(sign, body, listIndent * 3);
    const strips = flowStrips(canvas, blocks, canvas.tag(item, 'LBody'), inside);
    const first = strips.findIndex(({ isSpace }) => isSpace !== true);
    return strips.map((strip, place): Strip => {
      if (place !== first || line === undefined) return strip;
      return {
        ...strip,
        draw: (top) => {
          label.draw(() => canvas.drawLine(line, inside.left - line.width - 5, top, body));
          strip.draw(top);
        },
      };
    });
  });
}

function indented(area: Area, by: number): Area {
  const shift = area.width - by < narrowest ? 0 : by;
  return { ...area, left: area.left + shift, width: area.width - shift };
}

/** Beside a quote. */
function barred(canvas: Canvas, strip: Strip, { left }: Area): Strip {
  return {
    ...strip,
    draw: (top) => {
      canvas.artifact('Layout', () => {
        canvas.doc.rect(left + 2, top, 2, strip.height).fill(colors.line);
      });
      strip.draw(top);
    },
  };
}

function rule(canvas: Canvas, { left, width }: Area): Strip {
  return {
    height: 1,
    draw: (top) =>
      canvas.artifact('Layout', () => {
        canvas.doc
          .lineWidth(0.75)
          .moveTo(left, top)
          .lineTo(left + width, top)
          .stroke(colors.line);
      }),
  };
}

function figure(canvas: Canvas, { path, alt, ...natural }: PdfFigure, parent: Tag, area: Area): Strip[] {
  const scale = Math.min(
    pointsPerDot,
    area.width / natural.width,
    (canvas.pageRoom * highestFigure) / natural.height,
  );
  const size = { width: natural.width * scale, height: natural.height * scale };
  const { left } = area;
  const draw = (top: number) =>
    canvas
      .tag(parent, 'Figure', { alt, bbox: [left, top, left + size.width, top + size.height] })
      .draw(() => void canvas.doc.image(path, left, top, size));
  return [space(6), { height: size.height, draw }, space(2)];
}
