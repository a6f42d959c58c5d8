import { richTextSchema, storableText, type RichText } from '@schooldog/domain/eop';
import { hostileHtml } from '@schooldog/domain/eop/richText/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import { RichTextView } from '../view/RichTextView.tsx';
import { ComparedContent } from './ComparedContent.tsx';

const me = someone('principal');
const says = (...texts: string[]): RichText => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

it('marks the words that went and those that came', async () => {
  const labels = { beforeLabel: 'Certified', afterLabel: 'Draft' };
  await renderAs(
    me,
    <ComparedContent
      before={says('Lock the doors now.')}
      after={says('Lock all doors now.', 'Stay.')}
      imageUrls={{}}
      {...labels}
    />,
  );
  const region = await screen.findByRole('region', { name: 'Comparison' });
  expect([...region.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual(['the']);
  expect([...region.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual(['all']);
  expect(within(region).getByText('New')).toBeTruthy();
});

it('shows links, pictures by their addresses, and a word for those without', async () => {
  const [known, unknown] = ['a'.repeat(20), 'b'.repeat(20)];
  const content = richTextSchema.parse({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Doors' }] },
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'Call',
            marks: [{ type: 'bold' }, { type: 'link', attrs: { href: 'tel:911' } }],
          },
        ],
      },
      { type: 'image', attrs: { fileId: known, alt: 'Map' } },
      { type: 'image', attrs: { fileId: unknown, alt: '' } },
    ],
  });
  await renderAs(me, <RichTextView content={content} imageUrls={{ [known]: '/files/map' }} />);
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Doors');
  const link = screen.getByRole('link', { name: 'Call' });
  expect(['href', 'rel', 'target'].map((name) => link.getAttribute(name))).toEqual([
    'tel:911',
    'noopener noreferrer nofollow',
    '_blank',
  ]);
  expect(screen.getByRole('img', { name: 'Map' }).getAttribute('src')).toBe('/files/map');
  expect(screen.getByText('Image')).toBeTruthy();
});

it('shows hostile markup as text', async () => {
  const texts = hostileHtml.map(storableText);
  await renderAs(
    me,
    <ComparedContent before={says()} after={says(...texts)} imageUrls={{}} beforeLabel="a" afterLabel="b" />,
  );
  const region = await screen.findByRole('region', { name: 'Comparison' });
  expect(region.querySelectorAll('script,img,iframe,svg,a,form,input,style,link,object,embed')).toHaveLength(
    0,
  );
  expect(region.textContent).toContain('<script>');
});
