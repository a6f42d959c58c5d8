// What reaches the document from outside: pasted markup, and content that the server sends.
import { type RichText, richTextSchema, textOf } from '@schooldog/domain/eop';
import { hostileHtml, richTexts } from '@schooldog/domain/eop/richText/testing';
import { runs } from '@schooldog/domain/testing';
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cleanPaste } from './cleanPaste.ts';
import { contentFrom, documentOf } from './content.ts';
import { extensionsWith } from './extensions.ts';

const known = 'k'.repeat(20);
const uploaded = 'n'.repeat(20);
let editor: Editor;
let sent: File[] = [];
let dropped = 0;

const pictures = {
  urlOf: (fileId: string) => (fileId === known || fileId === uploaded ? `/own/${fileId}` : undefined),
};

beforeEach(() => {
  sent = [];
  dropped = 0;
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: extensionsWith(pictures),
    editorProps: {
      transformPastedHTML: (html) => {
        const cleaned = cleanPaste(html, {
          isKnown: (fileId) => fileId === known,
          upload: (file) => {
            sent.push(file);
            return uploaded;
          },
        });
        dropped += cleaned.dropped;
        return cleaned.html;
      },
    },
  });
});
afterEach(() => editor.destroy());

const linesOf = (content: RichText) =>
  textOf(content)
    .split('\n')
    .filter((line) => line !== '');

function paste(html: string): RichText {
  editor.commands.setContent(documentOf(null));
  editor.view.pasteHTML(html);
  const read = contentFrom(editor.getJSON());
  if (!read.isValid) throw new Error(`${read.problem}: ${html}`);
  return read.content;
}

it('takes every document of ours, and adds only the cells that a table lacks', () => {
  fc.assert(
    fc.property(richTexts, (content) => {
      editor.commands.setContent(documentOf(content));
      const read = contentFrom(editor.getJSON());
      expect(read.isValid && linesOf(read.content)).toEqual(linesOf(content));
    }),
    runs(50),
  );
});

it('nothing that was pasted runs, fetches or leads anywhere unsafe', () => {
  for (const html of hostileHtml) {
    const content = paste(html);
    expect(richTextSchema.safeParse(content).success).toBe(true);
    const { dom } = editor.view;
    expect(
      dom.querySelectorAll('script,iframe,svg,form,input,style,link,object,embed,video,audio'),
    ).toHaveLength(0);
    for (const element of dom.querySelectorAll('*')) {
      expect(element.getAttributeNames().filter((name) => /^on|^background|ping|srcset/.test(name))).toEqual(
        [],
      );
      expect(element.getAttribute('style') ?? '').not.toContain('url(');
    }
    for (const link of dom.querySelectorAll('a[href]'))
      expect(link.getAttribute('href')).toMatch(/^(?:https?:\/\/|mailto:|tel:)/);
    for (const image of dom.querySelectorAll('img[src]'))
      expect(image.getAttribute('src')).toMatch(/^\/own\//);
  }
  expect(Reflect.get(globalThis, 'wasRun')).toBeUndefined();
});

it('pictures from elsewhere are dropped, own ones stay, and those in the text are uploaded', () => {
  const content = paste(
    `<p>a</p><img src="https://evil.test/x"><img data-file-id="${known}" alt="Map"><img src="data:image/png;base64,AAAA">`,
  );
  expect(content.content.filter(({ type }) => type === 'image')).toEqual([
    { type: 'image', attrs: { fileId: known, alt: 'Map' } },
    { type: 'image', attrs: { fileId: uploaded, alt: '' } },
  ]);
  expect([dropped, sent.map(({ name }) => name)]).toEqual([1, ['pasted.png']]);
});

it('lists of Word become lists', () => {
  const item = (level: number, marker: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}</span>${text}</p>`;
  const content = paste(
    `${item(1, '1.', 'Lock')}${item(2, 'o', 'Doors')}${item(1, '2.', 'Hide')}<h5>After</h5>`,
  );
  expect(content.content.map(({ type }) => type)).toEqual(['orderedList', 'heading']);
  expect(textOf(content)).toBe('Lock\nDoors\nHide\nAfter');
});

it('numbers of pasted tables are brought into their limits', () => {
  const content = paste(
    '<table><tr><td colspan="3">a</td></tr><tr><td>b</td><td>c</td><td>d</td></tr></table>',
  );
  expect(content.content[0]?.type).toBe('table');
  expect(
    contentFrom({
      type: 'doc',
      content: [
        {
          type: 'orderedList',
          attrs: { start: 9e9, type: 'x' },
          content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
        },
      ],
    }),
  ).toMatchObject({
    isValid: true,
    content: { content: [{ attrs: { start: 100_000 } }] },
  });
});
