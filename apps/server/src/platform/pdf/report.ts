// What the printing thread gets: finished texts and small pictures, so that it needs to read nothing.

export type PdfReport = Readonly<{
  title: string;
  /** Of the texts; a screen reader uses it. */
  language: string;
  author: string;
  product: string;
  /** At the top of every page. */
  head: Readonly<{ left: string; right: string }>;
  /** At the bottom of every page; `{{page}}` and `{{pages}}` are filled in. */
  foot: Readonly<{ left: string; right: string }>;
  blocks: readonly PdfBlock[];
}>;

export type PdfBlock =
  | PdfCover
  | PdfHeading
  | PdfParagraph
  | PdfTable
  | PdfPictures
  | PdfDrawing
  | PdfLegend
  | PdfSection
  | PdfFlow
  | PdfNewPage
  | PdfContents
  | PdfInsert;

/** The title of the report on a colored ground, instead of a heading of level 1. */
export type PdfCover = Readonly<{ kind: 'cover'; above: string; title: string; below: string }>;

/** Also a bookmark. Level 1 is the title of the report and comes once. */
export type PdfHeading = Readonly<{
  kind: 'heading';
  level: 1 | 2 | 3;
  text: string;
  /** For the table of contents. */
  id?: string;
  link?: string;
  badge?: PdfBadge;
}>;

/** A framed word at the right end of a heading, with a 24 by 24 icon before it. */
export type PdfBadge = Readonly<{ text: string; color: string; strokes: readonly string[] }>;

type PdfParagraph = Readonly<{ kind: 'paragraph'; text: string; look?: ParagraphLook }>;
export type ParagraphLook = 'lead' | 'normal' | 'small' | 'note' | 'centered';

/** Widths are shares of the page width. The header is repeated on every page. */
export type PdfTable = Readonly<{
  kind: 'table';
  columns: readonly Readonly<{ width: number; align?: 'right' }>[];
  header?: readonly string[];
  rows: readonly (readonly string[])[];
  /** The first cell of every row names the row. */
  hasRowHeaders?: boolean;
  /** On a light background, without lines between the rows. */
  isBox?: boolean;
}>;

/** Photos in one row of one height. */
export type PdfPictures = Readonly<{ kind: 'pictures'; pictures: readonly PdfPicture[] }>;
export type PdfPicture = Readonly<{
  data: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  /** The alternative text for screen readers. */
  alt: string;
}>;

/** Shapes in their own units, scaled to the page width. */
export type PdfDrawing = Readonly<{
  kind: 'drawing';
  width: number;
  height: number;
  alt: string;
  shapes: readonly PdfShape[];
}>;
export type PdfStroke = Readonly<{ color: string; dash: readonly number[]; width: number }>;
export type PdfShape =
  | (PdfStroke & Readonly<{ shape: 'path'; path: string }>)
  | Readonly<{ shape: 'dot'; x: number; y: number; radius: number; color: string }>
  | Readonly<{
      shape: 'text';
      x: number;
      y: number;
      text: string;
      color: string;
      align?: 'center' | 'right';
    }>;

/** A legend: line samples with names and numbers, three in a row. */
export type PdfLegend = Readonly<{
  kind: 'legend';
  lines: readonly (PdfStroke & Readonly<{ name: string; total: string }>)[];
}>;

/** Kept on one page if it fits, and closed by a line. */
type PdfSection = Readonly<{ kind: 'section'; blocks: readonly PdfBlock[] }>;

/** Text as its author structured it. What it says is printed, never interpreted. */
export type PdfFlow = PdfText | PdfList | PdfQuote | PdfRule | PdfFigure | PdfGrid;

/** A paragraph, or a heading that is no bookmark. */
export type PdfText = Readonly<{
  kind: 'text';
  level?: 2 | 3 | 4 | 5 | 6;
  runs: readonly PdfRun[];
}>;
export type PdfRun = Readonly<{
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  isUnderlined?: boolean;
  isStruck?: boolean;
  link?: string;
}>;

/** Numbered from `start` on, or with bullets. */
export type PdfList = Readonly<{
  kind: 'list';
  start: number | null;
  items: readonly (readonly PdfFlow[])[];
}>;
type PdfQuote = Readonly<{ kind: 'quote'; blocks: readonly PdfFlow[] }>;
type PdfRule = Readonly<{ kind: 'rule' }>;

/** A JPEG or PNG file, as wide as it is at 96 dots per inch, and no wider than the text. */
export type PdfFigure = Readonly<{
  kind: 'figure';
  path: string;
  width: number;
  height: number;
  alt: string;
}>;

/** A table of blocks. Widths are shares; a cell takes the next free place of its row. */
export type PdfGrid = Readonly<{
  kind: 'grid';
  widths: readonly number[];
  rows: readonly (readonly PdfCell[])[];
}>;
export type PdfCell = Readonly<{
  isHeader: boolean;
  colspan: number;
  rowspan: number;
  blocks: readonly PdfFlow[];
}>;

/** What follows begins on a page of its own. */
type PdfNewPage = Readonly<{ kind: 'newPage' }>;

/** Lines with the pages of headings, by their id. */
export type PdfContents = Readonly<{
  kind: 'contents';
  lines: readonly Readonly<{ id: string; text: string; isIndented: boolean }>[];
}>;

/** All pages of another file, cleaned. They are numbered along, with this label beside the number. */
type PdfInsert = Readonly<{ kind: 'insert'; path: string; label: string }>;
