// Rich texts of the size that the body parser lets through, wrong everywhere.

type HostileTree = Readonly<{ name: string; tree: unknown }>;

const mostBytes = 900_000;
const mostValues = 90_000;

/** As many as fit into one body. */
function full(block: object): object[] {
  const text = JSON.stringify(block);
  const values = text.split(/[,{[]/).length;
  const length = Math.floor(Math.min(mostBytes / (text.length + 1), mostValues / values));
  return Array.from({ length }, () => block);
}

const aDocument = (content: unknown) => ({ type: 'doc', content });
const says = (text: object) => ({ type: 'paragraph', content: [{ type: 'text', text: 'a', ...text }] });
const inList = (content: unknown) => ({ type: 'bulletList', content: [{ type: 'listItem', content }] });
const cell = { type: 'tableCell', attrs: { colspan: 1, rowspan: 1, colwidth: null }, content: [] };

const blocks: Readonly<Record<string, object>> = {
  'unknown nodes': { type: 'x' },
  'empty objects': {},
  'unknown fields': { type: 'paragraph', x: 1 },
  'unknown attributes': { type: 'heading', attrs: { level: 1, x: 1 } },
  'headings of no level': { type: 'heading', attrs: { level: 9 } },
  'empty texts': says({ text: '' }),
  'texts that cannot be stored': says({ text: '\u0000' }),
  'unknown marks': says({ marks: [{ type: 'x' }] }),
  'unsafe links': says({ marks: [{ type: 'link', attrs: { href: 'javascript:a' } }] }),
  'empty lists': { type: 'bulletList', content: [] },
  'lists of unknown nodes': inList([{ type: 'x' }]),
  'lists of empty texts': inList([says({ text: '' })]),
  'tables without a cell': { type: 'table', content: [{ type: 'tableRow', content: [cell] }] },
};

/** Also as the content of one block, where the path of each fault is longer. */
export const hostileTrees: readonly HostileTree[] = Object.entries(blocks).flatMap(([name, block]) => [
  { name, tree: aDocument(full(block)) },
  { name: `${name} in a list`, tree: aDocument([inList(full(block))]) },
]);
