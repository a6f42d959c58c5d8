// Text cut into lines that fit, each in the visual order of its runs. A run has one font and one direction; inside a
// run the font library joins Arabic letters, places marks and orders right-to-left text.
import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import type { Face, Fonts, Weight } from './fonts.ts';

/** A part of a text that looks alike. */
export type Run = Readonly<{ text: string; weight: Weight }>;
export type Piece = Readonly<{
  text: string;
  face: Face;
  isRightToLeft: boolean;
  width: number;
  /** Which of the runs it belongs to. */
  run: number;
}>;
export type Line = Readonly<{
  pieces: readonly Piece[];
  width: number;
  /** Of the paragraph: such a line begins at the right margin. */
  isRightToLeft: boolean;
  /** The logical text, where the visual order differs or a font draws a letter as two glyphs. */
  spoken: string | null;
}>;

type Measure = (piece: Omit<Piece, 'width'>) => number;
type Letter = Readonly<{ text: string; face: Face; level: number; run: number }>;

const bidi = bidiFactory();
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const replacement = '\ufffd';
/** Stands for emoji that no font draws: the reader knows that something was there. Several in a row are one. */
const unknownEmoji = '(emoji)';
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/**
 * Their glyphs are not their characters in order: Latin letters drawn as a letter and a mark, of which readers would copy
 * only the letter, and Devanagari, where a vowel sign can stand before the letter that it follows.
 */
const drawnOtherwise = /[įḭị]|\p{Script=Devanagari}/u;
const graphemes = new Intl.Segmenter();

/** More letters than a line has. Measured at once, a word of a whole book takes seconds and much memory. */
const longestWord = 1000;

type Room = Readonly<{ width: number; fonts: Fonts; measure: Measure }>;

export function breakLines(runs: readonly Run[], room: Room): Line[] {
  return paragraphsOf(runs).flatMap((paragraph) => linesOfParagraph(paragraph, room));
}

type NumberedRun = Run & Readonly<{ run: number }>;

/** A line break in any run ends the paragraph. */
function paragraphsOf(runs: readonly Run[]): (readonly NumberedRun[])[] {
  const paragraphs: NumberedRun[][] = [[]];
  for (const [run, { text, weight }] of runs.entries())
    for (const [at, part] of cleaned(text).split('\n').entries()) {
      if (at > 0) paragraphs.push([]);
      paragraphs.at(-1)?.push({ text: part, weight, run });
    }
  return paragraphs;
}

/** Without invisible characters: controls, variation selectors, direction marks; and without frames of keycaps. */
function cleaned(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\t\u00a0]/g, ' ')
    .replaceAll(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u20e3\ufe00-\ufe0f]/gu, '');
}

function linesOfParagraph(runs: readonly NumberedRun[], room: Room): Line[] {
  const letters = lettersOf(runs, room.fonts);
  const isRightToLeft = letters.length > 0 && baseLevel(textOf(runs)) === 1;
  const widthOf = (start: number, end: number) =>
    piecesOf(letters.slice(start, end), room.measure).reduce((sum, { width }) => sum + width, 0);
  const lines: Line[] = [];
  let start = 0;
  let end = 0;
  let used = 0;
  const finish = () => {
    lines.push(lineOf(trimmed(letters.slice(start, end)), isRightToLeft, room.measure));
    start = end;
    used = 0;
  };
  for (const next of breaksIn(letters)) {
    const last = withoutSpace(letters, end, next);
    const word = last - end > longestWord ? Number.POSITIVE_INFINITY : widthOf(end, last);
    if (used > 0 && used + word > room.width) finish();
    if (word <= room.width) {
      used += widthOf(end, next);
      end = next;
      continue;
    }
    for (; end < next; end += 1) {
      const letter = widthOf(end, end + 1);
      if (used > 0 && used + letter > room.width) finish();
      used += letter;
    }
  }
  if (end > start || lines.length === 0) finish();
  return lines;
}

function baseLevel(paragraph: string): number {
  if (!rightToLeft.test(paragraph)) return 0;
  return bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level ?? 0;
}

function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** One for each visible letter with its marks. */
function lettersOf(runs: readonly NumberedRun[], fonts: Fonts): Letter[] {
  const paragraph = textOf(runs);
  const levels = rightToLeft.test(paragraph) ? bidi.getEmbeddingLevels(paragraph).levels : null;
  const letters: Letter[] = [];
  let at = 0;
  let end = runs[0]?.text.length ?? 0;
  for (const { segment, index } of graphemes.segment(paragraph)) {
    while (index >= end && at + 1 < runs.length) {
      at += 1;
      end += runs[at]?.text.length ?? 0;
    }
    const { run = 0, weight = 'regular' } = runs[at] ?? {};
    const level = levels?.[index] ?? 0;
    const codePoint = segment.codePointAt(0) ?? 0;
    const before = letters.at(-1);
    // Spaces and punctuation between right-to-left words stay in their font, so that the words are ordered
    // as one run.
    const isBetween =
      level % 2 === 1 && before?.run === run && before.face.font.hasGlyphForCodePoint(codePoint);
    const face = isBetween ? before.face : fonts.faceOf(String.fromCodePoint(codePoint), weight);
    const text = printable(segment, face);
    if (text === unknownEmoji && before?.text === unknownEmoji) continue;
    letters.push({ text, face: face ?? fonts.main(weight), level, run });
  }
  return letters;
}

/** Skin tones and joined pictures have no glyphs of their own, so of those only what the font knows is printed. */
function printable(segment: string, face: Face | undefined): string {
  const isEmoji = emoji.test(segment);
  if (face === undefined) return isEmoji ? unknownEmoji : replacement;
  if (!isEmoji) return segment;
  return Array.from(segment)
    .filter((one) => face.font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))
    .join('');
}

/** Possible line breaks, as character offsets. */
function* breaksIn(letters: readonly Letter[]): Generator<number> {
  const breaker = new LineBreaker(letters.map(({ text }) => text).join(''));
  let at = 0;
  let position = 0;
  for (let found = breaker.nextBreak(); found !== null; found = breaker.nextBreak()) {
    const from = at;
    while (at < letters.length && position < found.position) {
      position += letters[at]?.text.length ?? 0;
      at += 1;
    }
    if (at > from) yield at;
  }
}

function withoutSpace(letters: readonly Letter[], start: number, end: number): number {
  let last = end;
  while (last > start && letters[last - 1]?.text === ' ') last -= 1;
  return last;
}

function trimmed(letters: readonly Letter[]): readonly Letter[] {
  return letters.slice(0, withoutSpace(letters, 0, letters.length));
}

function lineOf(letters: readonly Letter[], isRightToLeft: boolean, measure: Measure): Line {
  const pieces = piecesOf(letters, measure);
  const isReordered = letters.some(({ level, text }) => level > 0 || drawnOtherwise.test(text));
  return {
    pieces: inVisualOrder(pieces),
    width: pieces.reduce((sum, { width }) => sum + width, 0),
    isRightToLeft,
    spoken: isReordered ? letters.map(({ text }) => text).join('') : null,
  };
}

type LeveledPiece = Piece & Readonly<{ level: number }>;

/** In logical order. */
function piecesOf(letters: readonly Letter[], measure: Measure): LeveledPiece[] {
  const pieces: LeveledPiece[] = [];
  let start = 0;
  for (let at = 1; at <= letters.length; at += 1) {
    const first = letters[start];
    const next = letters[at];
    const isSame = next?.face === first?.face && next?.level === first?.level && next?.run === first?.run;
    if (first === undefined || isSame) continue;
    const isRightToLeft = first.level % 2 === 1;
    const texts = letters.slice(start, at).map((letter) => letter.text);
    const text = isRightToLeft ? turned(texts) : texts.join('');
    const piece = { text, face: first.face, isRightToLeft, run: first.run };
    pieces.push({ ...piece, level: first.level, width: measure(piece) });
    start = at;
  }
  return pieces;
}

/** Mirrors brackets. The font library reverses words, but not punctuation alone. */
function turned(texts: readonly string[]): string {
  const mirrored = texts.map((text) => bidi.getMirroredCharacter(text) ?? text);
  return (rightToLeft.test(mirrored.join('')) ? mirrored : mirrored.toReversed()).join('');
}

/** From the highest level down, every run of that level or above is reversed. */
function inVisualOrder(pieces: readonly LeveledPiece[]): readonly Piece[] {
  let ordered = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level -= 1) {
    const next: LeveledPiece[] = [];
    const stretch: LeveledPiece[] = [];
    for (const piece of ordered) {
      if (piece.level < level) next.push(...stretch.splice(0), piece);
      else stretch.unshift(piece);
    }
    ordered = [...next, ...stretch];
  }
  return ordered;
}
