// The nodes and marks of the editor: those of the domain's schema and no others.
import { isSafeLink } from '@schooldog/domain/eop';
import { idSchema } from '@schooldog/domain/kernel';
import { type Extensions, Mark, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

export type Pictures = Readonly<{
  /** Undefined for a file that does not belong to this component. */
  urlOf(fileId: string): string | undefined;
}>;

const rel = 'noopener noreferrer nofollow';

const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isSafeLink(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ mark }) => {
    const href: unknown = mark.attrs['href'];
    return ['a', typeof href === 'string' && isSafeLink(href) ? { href, rel, target: '_blank' } : {}, 0];
  },
});

/** Copied as the id of its file, never as an address: addresses are signed for one person. */
function imageNode({ urlOf }: Pictures) {
  return Node.create({
    name: 'image',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      fileId: { default: null, parseHTML: (element) => element.getAttribute('data-file-id') },
      alt: { default: '', parseHTML: (element) => element.getAttribute('alt') ?? '' },
    }),
    parseHTML: () => [
      {
        tag: 'img[data-file-id]',
        getAttrs: (element) => {
          const fileId = element.getAttribute('data-file-id') ?? '';
          return idSchema.safeParse(fileId).success && urlOf(fileId) !== undefined ? null : false;
        },
      },
    ],
    renderHTML: ({ node }) => [
      'img',
      { 'data-file-id': String(node.attrs['fileId']), alt: String(node.attrs['alt']) },
    ],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('img');
        const url = urlOf(String(node.attrs['fileId']));
        if (url !== undefined) dom.src = url;
        dom.alt = String(node.attrs['alt']);
        return { dom };
      },
  });
}

export function extensionsWith(pictures: Pictures): Extensions {
  return [
    StarterKit.configure({ code: false, codeBlock: false, link: false, heading: { levels: [1, 2, 3] } }),
    Table.configure({ resizable: false }),
    TableRow,
    TableHeader,
    TableCell,
    Link,
    imageNode(pictures),
  ];
}
