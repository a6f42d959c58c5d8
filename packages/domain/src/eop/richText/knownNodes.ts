// Nodes and marks with the fields they may have, for a look at a whole tree that is cheaper than the schema: a tree of
// tens of thousands of unknown parts is rejected at the first of them.

type Known = Readonly<{ fields: readonly string[]; attributes?: readonly string[] }>;

const holder: Known = { fields: ['type', 'content'] };
const single: Known = { fields: ['type'] };
const cell: Known = {
  fields: ['type', 'attrs', 'content'],
  attributes: ['colspan', 'rowspan', 'colwidth'],
};

const knownNodes: ReadonlyMap<unknown, Known> = new Map([
  ['doc', holder],
  ['paragraph', holder],
  ['heading', { fields: ['type', 'attrs', 'content'], attributes: ['level'] }],
  ['image', { fields: ['type', 'attrs'], attributes: ['fileId', 'alt'] }],
  ['horizontalRule', single],
  ['bulletList', holder],
  ['orderedList', { fields: ['type', 'attrs', 'content'], attributes: ['start'] }],
  ['listItem', holder],
  ['blockquote', holder],
  ['table', holder],
  ['tableRow', holder],
  ['tableCell', cell],
  ['tableHeader', cell],
  ['text', { fields: ['type', 'text', 'marks'] }],
  ['hardBreak', single],
]);

const knownMarks: ReadonlyMap<unknown, Known> = new Map([
  ['bold', single],
  ['italic', single],
  ['underline', single],
  ['strike', single],
  ['link', { fields: ['type', 'attrs'], attributes: ['href'] }],
]);

export function isKnownNode(node: unknown): boolean {
  if (!isMadeOf(knownNodes, node)) return false;
  return (
    !('marks' in node) || !Array.isArray(node.marks) || node.marks.every((mark) => isMadeOf(knownMarks, mark))
  );
}

function isMadeOf(known: ReadonlyMap<unknown, Known>, part: unknown): part is object {
  if (typeof part !== 'object' || part === null || !('type' in part)) return false;
  const parts = known.get(part.type);
  if (parts === undefined || !hasOnly(part, parts.fields)) return false;
  if (!('attrs' in part)) return true;
  return typeof part.attrs === 'object' && part.attrs !== null && hasOnly(part.attrs, parts.attributes ?? []);
}

function hasOnly(object: object, names: readonly string[]): boolean {
  for (const name in object) if (!names.includes(name)) return false;
  return true;
}
