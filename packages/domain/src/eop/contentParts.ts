import type { RichText } from './richText/index.ts';

type Node = Readonly<{ type: string; content?: readonly Node[] | undefined; attrs?: object }>;

/** Every node of the tree, in reading order. */
function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.content ?? []) yield* nodesOf(child);
}

/** Each once. */
export function imageIdsIn(content: RichText): string[] {
  const ids = new Set<string>();
  for (const { type, attrs } of nodesOf(content)) {
    if (type === 'image' && attrs !== undefined && 'fileId' in attrs) ids.add(String(attrs.fileId));
  }
  return [...ids];
}

/** Empty paragraphs, lists and tables are no content that could be certified. */
export function isBlank(content: RichText): boolean {
  for (const node of nodesOf(content)) {
    if (node.type === 'image') return false;
    if ('text' in node && typeof node.text === 'string' && node.text.trim() !== '') return false;
  }
  return true;
}
