// Reads a finished PDF as its readers do: text by page, and what a screen reader finds in it.
import { isKind, nameOf, parse, type PdfObjects, type PdfValue, readObjects } from './pdfObjects.ts';

export type ReadTag = Readonly<{
  type: string;
  text: string;
  alt: string | null;
  scope: string | null;
  children: readonly ReadTag[];
}>;

export type ReadPdf = Readonly<{
  title: string;
  language: string;
  isTagged: boolean;
  showsTitle: boolean;
  /** What is drawn, in that order, with artifacts. */
  pages: readonly string[];
  tags: readonly ReadTag[];
  /** Drawn on a page but in no tag, although it is no artifact. */
  untagged: string;
  bookmarks: readonly Bookmark[];
  pictures: number;
  links: readonly string[];
  fonts: readonly string[];
}>;
type Bookmark = Readonly<{ title: string; children: readonly Bookmark[] }>;

export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = readObjects(bytes);
  const ofType = (type: string, key = 'Type') =>
    objects.all.filter((object) => nameOf(objects.at(object, key)) === type);
  const [catalog] = ofType('Catalog');
  const info = objects.all.find((object) => object.fields.has('Producer'));
  const pageRefs = listOf(objects.at(catalog, 'Pages', 'Kids'));
  const pages = pageRefs.map((page) => readPage(objects, page));
  const marked = new Map(
    pages.flatMap(({ content }, at) =>
      [...content].map(([mcid, text]) => [`${objects.id(pageRefs[at])} ${mcid}`, text] as const),
    ),
  );
  const root = objects.at(catalog, 'StructTreeRoot', 'K');
  return {
    title: textOf(objects.at(objects.at(info, 'Title'))),
    language: textOf(objects.at(catalog, 'Lang')),
    isTagged: objects.at(catalog, 'MarkInfo', 'Marked') === true,
    showsTitle: objects.at(catalog, 'ViewerPreferences', 'DisplayDocTitle') === true,
    pages: pages.map(({ text }) => text),
    tags: listOf(root).map((tag) => readTag(objects, tag, marked)),
    untagged: pages.map(({ untagged }) => untagged).join(''),
    bookmarks: bookmarksIn(objects, objects.at(catalog, 'Outlines', 'First')),
    pictures: ofType('Image', 'Subtype').length,
    links: ofType('Link', 'Subtype').map((link) => textOf(objects.at(link, 'A', 'URI'))),
    fonts: ofType('FontDescriptor').map((font) => nameOf(objects.at(font, 'FontName')).replace(/^.*\+/, '')),
  };
}

/** All tags of the type, in the order in which they are read. */
export function tagsOf(tags: readonly ReadTag[], type: string): readonly ReadTag[] {
  return tags.flatMap((tag) => [...(tag.type === type ? [tag] : []), ...tagsOf(tag.children, type)]);
}

/** With the text of what is inside. */
export function wholeText(tag: ReadTag): string {
  return [tag.text, ...tag.children.map(wholeText)].filter((text) => text !== '').join(' ');
}

function readTag(objects: PdfObjects, ref: PdfValue, marked: ReadonlyMap<string, string>): ReadTag {
  const page = objects.id(objects.at(ref, 'Pg'));
  const texts: string[] = [];
  const children: ReadTag[] = [];
  for (const child of listOf(objects.at(ref, 'K'))) {
    if (typeof child === 'number') texts.push(marked.get(`${page} ${child}`) ?? '');
    else if (isKind(child, 'ref')) children.push(readTag(objects, child, marked));
    else if (nameOf(objects.at(child, 'Type')) === 'MCR')
      texts.push(
        marked.get(`${objects.id(objects.at(child, 'Pg'))} ${JSON.stringify(objects.at(child, 'MCID'))}`) ??
          '',
      );
  }
  return {
    type: nameOf(objects.at(ref, 'S')),
    text: texts.join(' '),
    alt: textOf(objects.at(ref, 'Alt')) || null,
    scope: nameOf(objects.at(ref, 'A', 'Scope')) || null,
    children,
  };
}

function bookmarksIn(objects: PdfObjects, first: PdfValue | undefined): Bookmark[] {
  const found: Bookmark[] = [];
  for (let at = first; at !== undefined; at = objects.at(at, 'Next'))
    found.push({
      title: textOf(objects.at(at, 'Title')),
      children: bookmarksIn(objects, objects.at(at, 'First')),
    });
  return found;
}

const operator = /\/(\w+) (?:<<([\s\S]*?)>> BDC|BMC)|(EMC)|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|(ET)/g;

/** The text of a page, and that of its marked contents by their number. */
function readPage(objects: PdfObjects, page: PdfValue) {
  const fonts = objects.at(page, 'Resources', 'Font');
  const codes = new Map<string, readonly string[]>();
  const contents = objects.at(page, 'Contents');
  const streams = isKind(contents, 'items') ? contents.items : [contents];
  const drawn = streams.map((stream) => objects.stream(stream)).join('\n');
  const open: Marking[] = [];
  const content = new Map<string, string>();
  let text = '';
  let untagged = '';
  let font = '';
  for (const [, tag, properties = '', end, chosen, line, isEnd] of drawn.matchAll(operator)) {
    if (tag !== undefined) {
      const marking = markingOf(objects, tag, properties);
      open.push(marking);
      add(marking.spoken ?? '');
    } else if (end !== undefined) open.pop();
    else if (isEnd !== undefined) text += '\n';
    else if (chosen !== undefined) {
      font = chosen;
      if (!codes.has(font)) codes.set(font, unicodeOf(objects, objects.at(fonts, font)));
    } else if (line !== undefined) {
      const piece = [...line.matchAll(/[0-9a-f]{4}(?=[0-9a-f]*>)/g)]
        .map(([code]) => codes.get(font)?.[Number.parseInt(code, 16)] ?? '')
        .join('');
      text += piece;
      if (open.every(({ spoken }) => spoken === null)) add(piece);
    }
  }
  return { text, content, untagged };

  function add(piece: string): void {
    const mcid = open.findLast((marking) => marking.mcid !== null)?.mcid;
    if (mcid != null) content.set(mcid, `${content.get(mcid) ?? ''}${piece}`);
    else if (!open.some(({ isArtifact }) => isArtifact)) untagged += piece;
  }
}

/** `spoken` is what is read instead of what is drawn. */
type Marking = Readonly<{ mcid: string | null; isArtifact: boolean; spoken: string | null }>;

function markingOf(objects: PdfObjects, tag: string, properties: string): Marking {
  const { value } = parse(`<<${properties}>>`, 0);
  const mcid = objects.at(value, 'MCID');
  const spoken = objects.at(value, 'ActualText');
  return {
    mcid: typeof mcid === 'number' ? String(mcid) : null,
    isArtifact: tag === 'Artifact',
    spoken: typeof spoken === 'string' ? spoken : null,
  };
}

/** The letters behind the numbers of glyphs. */
function unicodeOf(objects: PdfObjects, font: PdfValue | undefined): readonly string[] {
  const map = objects.stream(objects.at(font, 'ToUnicode'));
  const letters = [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) => [
    ...list.matchAll(/<([0-9a-f ]*)>/g),
  ]);
  return letters.map(([, hex = '']) =>
    Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  );
}

function listOf(value: PdfValue | undefined): readonly PdfValue[] {
  return isKind(value, 'items') ? value.items : [];
}

function textOf(value: PdfValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
