// The document: tagged, its pages from top to bottom, and text in styles. What is not part of the text (lines,
// backgrounds, running heads) is marked as an artifact, so that screen readers skip it.
import PDFDocument, { type StructureElement } from 'pdfkit';
import type { PdfReport } from '../report.ts';
import { colors, createTypesetter } from './typesetter.ts';

/** A letter page, in points. */
const page = { width: 612, height: 792, top: 58, bottom: 744 };
export const margin = 40;
export const paperWidth = page.width - 2 * margin;
/** An element of the structure that screen readers follow; created when something is first drawn in it. */
export type Tag = Readonly<{ element(): StructureElement; draw(content: () => void): void }>;

export type Canvas = ReturnType<typeof createCanvas>;

export function createCanvas({ title, language, author, product, head, foot }: PdfReport) {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    tagged: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    autoFirstPage: false,
    font: null,
    info: { Title: title, Author: author, Creator: product, Producer: product },
  });
  const { lines, drawLine } = createTypesetter(doc);
  const root = doc.struct('Document');
  doc.addPage().addStructure(root);
  const rootTag: Tag = { element: () => root, draw: (content) => void root.add(content) };
  let y = page.top;
  let isPageFull = false;
  const inserts: Insert[] = [];
  /** Drawn at the end, when all pages are known. */
  const late: { page: number; draw(): void }[] = [];
  const places = new Map<string, number>();

  function artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    doc.markContent('Artifact', { type });
    doc.save();
    draw();
    doc.restore();
    doc.endMarkedContent();
  }

  function tag(
    parent: Tag,
    type: string,
    options: Readonly<{
      alt?: string;
      bbox?: readonly [number, number, number, number];
      scope?: 'Column' | 'Row';
      spans?: Readonly<{ colspan: number; rowspan: number }>;
    }> = {},
  ): Tag {
    let made: StructureElement | undefined;
    const element = () => {
      if (made === undefined) {
        const { spans, ...known } = options;
        made = doc.struct(type, known);
        if (spans !== undefined) addSpans(made, spans);
        parent.element().add(made);
      }
      return made;
    };
    return { element, draw: (content) => void element().add(content) };
  }

  /** Starts a new page unless this much fits on the present one. */
  function makeRoom(height: number): boolean {
    if (!isPageFull && (y + height <= page.bottom || y === page.top)) return false;
    isPageFull = false;
    doc.addPage();
    y = page.top;
    return true;
  }

  const lastPage = () => doc.bufferedPageRange().count - 1;

  /** The number of a page among all, with those that are inserted before it. */
  function numberOf(at: number): number {
    const before = inserts.filter(({ after }) => after < at);
    return before.reduce((sum, { pages }) => sum + pages, at + 1);
  }

  function pageCount(): number {
    return inserts.reduce((sum, { pages }) => sum + pages, doc.bufferedPageRange().count);
  }

  function finish(): void {
    const { start, count } = doc.bufferedPageRange();
    for (const { page: at, draw } of late) {
      doc.switchToPage(start + at);
      draw();
    }
    const all = pageCount();
    for (let at = start; at < start + count; at += 1) {
      doc.switchToPage(at);
      const filled = (text: string) => numbered(text, numberOf(at - start), all);
      artifact('Pagination', () => {
        running(head, 26);
        running({ left: filled(foot.left), right: filled(foot.right) }, page.height - 36);
        doc
          .lineWidth(0.75)
          .moveTo(margin, 42)
          .lineTo(page.width - margin, 42)
          .stroke(colors.accent);
      });
    }
    doc.end();
  }

  function running({ left, right }: PdfReport['head'], top: number): void {
    const style = { size: 8, color: colors.grey };
    const [end] = lines(right, style, paperWidth / 2);
    if (end !== undefined) drawLine(end, page.width - margin - end.width, top, style);
    const [start] = lines(left, style, paperWidth - (end?.width ?? 0) - 16);
    if (start !== undefined) drawLine(start, margin, top, style);
  }

  return {
    doc,
    root: rootTag,
    pageRoom: page.bottom - page.top,
    top: () => y,
    moveDown: (height: number) => {
      y += height;
    },
    makeRoom,
    endPage: () => {
      isPageFull = true;
    },
    /** Pages of another file follow the present page. */
    insertPages: (pages: number) => {
      inserts.push({ after: lastPage(), pages });
      isPageFull = true;
    },
    inserts: (): readonly Insert[] => inserts,
    numberOf,
    pageCount,
    /** Also when they have been written to the file. */
    ownPages: () => {
      const { start, count } = doc.bufferedPageRange();
      return start + count;
    },
    rememberPlace: (id: string) => places.set(id, lastPage()),
    /** Draws on the present page when all places are known; `number` is the page of the place. */
    drawLate: (id: string, draw: (number: number | null) => void) => {
      const place = () => places.get(id);
      late.push({
        page: lastPage(),
        draw: () => {
          const found = place();
          draw(found === undefined ? null : numberOf(found));
        },
      });
    },
    lines,
    drawLine,
    artifact,
    tag,
    finish,
  };
}

/** After which of our pages how many pages of another file come. */
export type Insert = Readonly<{ after: number; pages: number }>;

export function numbered(text: string, number: number, pages: number): string {
  return text.replace('{{page}}', String(number)).replace('{{pages}}', String(pages));
}

function addSpans(
  { dictionary }: StructureElement,
  { colspan, rowspan }: Readonly<{ colspan: number; rowspan: number }>,
): void {
  if (colspan === 1 && rowspan === 1) return;
  const known = typeof dictionary.data.A === 'object' ? dictionary.data.A : {};
  dictionary.data.A = { ...known, O: 'Table', ColSpan: colspan, RowSpan: rowspan };
}
