// How long the texts on paper may be, so that what is filled in by hand and the latest events stay on the same letter
// page. Browsers cannot cut a text where its page ends, so the room is reckoned ahead, on the cautious side.

type Content = Readonly<{
  facts: readonly (readonly [label: string, value: string])[];
  description: string;
  notes: string;
  photoCount: number;
  eventCount: number;
}>;

export type PaperPlan = Readonly<{
  /** In smaller type, because not everything fits otherwise. */
  isDense: boolean;
  descriptionLines: number;
  notesLines: number;
}>;

type Type = Readonly<{
  /** Height of a line of text. */
  line: number;
  /** Letters in a line of the whole width. */
  letters: number;
  /** Head, blank lines, and the gaps between all sections. */
  fixed: number;
  photos: number;
  event: number;
  factsHeight(facts: Content['facts']): number;
}>;

/** In CSS pixels, as everything here: 9.9 inches. */
const pageHeight = 950;
const heading = 15;
const mostFactLines = 3;

/** A label above each value, three in a row; a long value takes two lines. */
const roomy: Type = {
  line: 17,
  letters: 96,
  fixed: 420,
  photos: 122,
  event: 15,
  factsHeight: (facts) => inRows(facts, 3, ([, value]) => 15 + 17 * Math.min(2, linesOf(value, 30)) + 6),
};

/** A label before each value, two in a row. */
const dense: Type = {
  line: 14.4,
  letters: 114,
  fixed: 318,
  photos: 92,
  event: 12.8,
  factsHeight: (facts) =>
    inRows(
      facts,
      2,
      ([label, value]) => 14.4 * Math.min(mostFactLines, linesOf(`${label} ${value}`, 56)) + 2,
    ),
};

/** However full the rest of the page is. */
const leastLines = 3;

export function paperPlan(content: Content): PaperPlan {
  const needed = (type: Type) => ({
    description: linesOf(content.description, type.letters),
    notes: linesOf(content.notes, type.letters),
  });
  const roomyNeed = needed(roomy);
  if (roomyNeed.description + roomyNeed.notes <= roomIn(roomy, content)) {
    return { isDense: false, descriptionLines: roomyNeed.description, notesLines: roomyNeed.notes };
  }
  const { description, notes } = needed(dense);
  const room = Math.max(2 * leastLines, roomIn(dense, content));
  const half = Math.floor(room / 2);
  const notesLines = Math.min(notes, Math.max(half, room - description));
  return { isDense: true, descriptionLines: Math.min(description, room - notesLines), notesLines };
}

/** In lines. */
function roomIn(type: Type, { facts, description, notes, photoCount, eventCount }: Content): number {
  const headings = [description, notes].filter((text) => text !== '').length * (heading + 8);
  const photos = photoCount === 0 ? 0 : type.photos;
  const events = eventCount === 0 ? 0 : heading + eventCount * type.event;
  const taken = type.fixed + type.factsHeight(facts) + headings + photos + events;
  return Math.floor((pageHeight - taken) / type.line);
}

function linesOf(text: string, letters: number): number {
  if (text === '') return 0;
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / letters)), 0);
}

const capitals = /[\p{Lu}@%]/gu;
const doubleWidth = /[\p{Ideographic}\p{scx=Hang}\p{scx=Hira}\p{scx=Kana}\p{Extended_Pictographic}]/gu;

/** In ordinary letters. */
function widthOf(line: string): number {
  const count = (letters: RegExp) => line.match(letters)?.length ?? 0;
  return line.length + 0.3 * count(capitals) + 0.9 * count(doubleWidth);
}

function inRows<Item>(items: readonly Item[], columns: number, heightOf: (item: Item) => number): number {
  const rows = Map.groupBy(items.entries(), ([at]) => Math.floor(at / columns));
  return [...rows.values()].reduce((sum, row) => sum + Math.max(...row.map(([, item]) => heightOf(item))), 0);
}
