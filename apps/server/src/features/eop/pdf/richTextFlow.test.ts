import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSafeLink, type RichText, type RichTextBlock, richTextSchema } from '@schooldog/domain/eop';
import { hostileBlocks, hostileHtml, hostileLinks } from '@schooldog/domain/eop/richText/testing';
import { expect, it, onTestFinished } from 'vitest';
import type { PdfFlow, PdfRun } from '../../../platform/pdf/index.ts';
import { readPdf } from '../../../platform/pdf/testing/readPdf.ts';
import { makeComponentPdf } from './componentPdf.ts';
import { richTextFlow } from './richTextFlow.ts';

const parts = { pictures: new Map(), firstLevel: 2, pictureWord: 'Picture' } as const;

function runsIn(blocks: readonly PdfFlow[]): PdfRun[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'text') return [...block.runs];
    if (block.kind === 'quote') return runsIn(block.blocks);
    if (block.kind === 'list') return block.items.flatMap(runsIn);
    return block.kind === 'grid' ? block.rows.flat().flatMap((cell) => runsIn(cell.blocks)) : [];
  });
}

const linked = (href: string): RichTextBlock => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }],
});
const allowed = /^(?:https?:\/\/|mailto:|tel:)[\x21-\x7e]+$/;

it.each(hostileLinks)('a link to %j is only text, or one of ours', (href) => {
  // Even if it had come past the schema.
  const runs = runsIn(richTextFlow({ type: 'doc', content: [linked(href)] }, parts));
  const links = runs.flatMap(({ link }) => link ?? []);
  expect(runs.map(({ text }) => text)).toEqual(['here']);
  expect(links.filter((link) => !isSafeLink(href) || !allowed.test(link))).toEqual([]);
});

it('of hostile markup and hostile nodes, a PDF has the text alone', async () => {
  const asText = hostileHtml.map((text): RichTextBlock => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  }));
  const known = hostileBlocks.flatMap((block) => {
    const read = richTextSchema.safeParse({ type: 'doc', content: [block] });
    return read.success ? read.data.content : [];
  });
  const content: RichText = { type: 'doc', content: [...asText, ...known, ...hostileLinks.map(linked)] };
  expect(hostileHtml.length + hostileBlocks.length + hostileLinks.length).toBeGreaterThan(200);
  const folder = await mkdtemp(join(tmpdir(), 'schooldog-plan-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'made');
  const facts = { districtName: 'd', schoolName: 's', componentName: 'c', language: 'en' } as const;
  const rest = { section: 'framework', pictures: new Map(), attachments: [] } as const;
  await makeComponentPdf({ ...facts, ...rest, content }, path);
  const bytes = await readFile(path);
  const { links, pages, pictures } = readPdf(bytes);
  expect(links.filter((link) => !allowed.test(link))).toEqual([]);
  expect(pictures).toBe(0);
  expect(pages.join('')).toContain('<script>');
  const names = ['/JavaScript', '/JS', '/Launch', '/OpenAction', '/AA', '/EmbeddedFile', '/GoToR', '/F '];
  const file = bytes.toString('latin1').replaceAll(/stream\n[\s\S]*?endstream/g, '');
  expect(names.filter((name) => file.includes(name))).toEqual([]);
}, 60_000);
