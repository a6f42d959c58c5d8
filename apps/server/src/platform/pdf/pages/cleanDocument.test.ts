import { deflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { hostilePdfs, traces } from '../testing/hostilePdfs.ts';
import { rawFile, rawPdf, rawStream } from '../testing/rawPdf.ts';
import { cleanDocument } from './cleanDocument.ts';
import { mostPages } from './pageTree.ts';

async function cleaned(file: Uint8Array) {
  const { bytes, pages } = await cleanDocument(file);
  const text = Buffer.from(bytes).toString('latin1');
  return { text, pages, document: await PDFDocument.load(bytes, { updateMetadata: false }) };
}

describe('what an attached PDF carries besides its pages', () => {
  it.each(Object.keys(hostilePdfs))('%s is left behind', async (name) => {
    const { text, pages, document } = await cleaned(rawPdf(hostilePdfs[name] ?? {}));
    expect(traces.filter((trace) => text.includes(trace))).toEqual([]);
    expect(pages).toBe(1);
    expect(text).toContain('(Evacuation map) Tj');
    const actions = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
      .filter((object) => object.has(PDFName.of('A')) || object.has(PDFName.of('Dest')));
    expect(actions).toHaveLength(name === 'a link with a second action' ? 1 : 0);
  });

  it('traces are in the files before', () => {
    const all = Object.values(hostilePdfs)
      .map((parts) => rawPdf(parts).toString('latin1'))
      .join('\n');
    expect(traces.filter((trace) => !all.includes(trace))).toEqual([]);
  });
});

describe('what is kept', () => {
  it.each(['https://school.example/a?b=(1)', 'http://school.example', 'mailto:office@school.example'])(
    'a link to %s',
    async (address) => {
      const escaped = address.replaceAll(/[()]/g, String.raw`\$&`);
      const { document } = await cleaned(
        rawPdf({
          page: '/Annots [10 0 R]',
          objects: [`<< /Type /Annot /Subtype /Link /Rect [1 2 3 4] /A << /S /URI /URI (${escaped}) >> >>`],
        }),
      );
      expect(document.getPage(0).node.Annots()?.lookup(0, PDFDict).toString()).toContain(
        Buffer.from(address).toString('hex'),
      );
    },
  );

  it('links between its pages, also by name', async () => {
    const link = (target: string) => `<< /Type /Annot /Subtype /Link /Rect [1 2 3 4] ${target} >>`;
    const { document } = await cleaned(
      rawPdf({
        catalog: '/Names << /Dests << /Kids [14 0 R] >> >> /Dests << /old << /D [3 0 R /Fit] >> >>',
        page: '/Annots [10 0 R 11 0 R 12 0 R 13 0 R]',
        objects: [
          link('/Dest [3 0 R /XYZ 0 700 null]'),
          link('/A << /S /GoTo /D (chapter) >>'),
          link('/Dest /old'),
          link('/Dest (unknown)'),
          '<< /Names [(chapter) [3 0 R /FitH 20]] >>',
        ],
      }),
    );
    const page = document.getPage(0);
    const targets = page.node
      .Annots()
      ?.asArray()
      .map((ref) => document.context.lookup(ref, PDFDict).get(PDFName.of('Dest'))?.toString());
    expect(targets).toEqual(
      ['/XYZ 0 700 null', '/FitH 20', '/Fit'].map((view) => `[ ${page.ref.toString()} ${view} ]`),
    );
  });

  it('what a field of a form shows, as a picture of it', async () => {
    const { text } = await cleaned(
      rawPdf({
        catalog: '/AcroForm << /Fields [10 0 R] >>',
        page: '/Annots [10 0 R]',
        objects: [
          '<< /Type /Annot /Subtype /Widget /FT /Tx /V (Gate B) /Rect [1 2 3 4] /AP << /N 11 0 R >> >>',
          rawStream('BT (Gate B) Tj ET', '/Type /XObject /Subtype /Form /BBox [0 0 9 9]'),
        ],
      }),
    );
    expect(text).toContain('/Stamp');
    expect(text).toContain('(Gate B) Tj');
    expect(text).not.toContain('/V');
  });

  it('fonts and pictures, whatever their names are', async () => {
    const { text } = await cleaned(
      rawPdf({
        page: '/Resources << /Font << /JS 5 0 R /AF 5 0 R >> /XObject << /Ref 10 0 R >> >>',
        objects: [rawStream('x', '/Type /XObject /Subtype /Image /Width 1 /Height 1')],
      }),
    );
    for (const name of ['/JS ', '/AF ', '/Ref ']) expect(text).toContain(name);
  });

  it('hidden layers stay hidden', async () => {
    const { text } = await cleaned(
      rawPdf({
        catalog: '/OCProperties << /OCGs [10 0 R 11 0 R] /D << /BaseState /OFF /ON [11 0 R] >> >>',
        objects: ['<< /Type /OCG /Name (Keys) >>', '<< /Type /OCG /Name (Walls) >>'],
      }),
    );
    const off = /\/OFF \[ (\d+) 0 R \]/.exec(text)?.[1];
    expect(text).toMatch(new RegExp(String.raw`\n${off} 0 obj\n<<\n/Type /OCG\n/Name \(Keys\)`));
  });

  it('size and turn, also where they are inherited', async () => {
    const { document } = await cleaned(
      rawFile([
        [1, '<< /Type /Catalog /Pages 2 0 R >>'],
        [2, '<< /Kids [3 0 R] /Count 1 /MediaBox [0 0 300 400] /Rotate -90 >>'],
        [3, '<< /Kids [4 0 R 5 0 R] /Count 2 >>'],
        [4, '<< /Type /Page /Rotate 45 >>'],
        [5, '<< /Type /Page /MediaBox [0 0 100 200] /CropBox [0 0 0 0] >>'],
      ]),
    );
    const shapes = document.getPages().map((page) => [page.getSize(), page.getRotation().angle]);
    expect(shapes).toEqual([
      [{ width: 300, height: 400 }, 0],
      [{ width: 100, height: 200 }, 270],
    ]);
  });
});

describe('rejected', () => {
  const good = rawPdf({});
  const tree = (...kids: readonly (readonly [number, string])[]) =>
    rawFile([[1, '<< /Type /Catalog /Pages 2 0 R >>'], ...kids]);

  it.each<[string, Uint8Array, string]>([
    ['text', Buffer.from('hello'), 'notPdf'],
    ['nothing', Buffer.alloc(0), 'notPdf'],
    ['a picture with the ending of a PDF', Buffer.from('\x89PNG\r\n\x1a\n%%EOF', 'latin1'), 'notPdf'],
    ['only a header', Buffer.from('%PDF-1.7\n%%EOF'), 'broken'],
    ['a file cut in half', good.subarray(0, good.length / 2), 'broken'],
    [
      'a file without its first pages',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), good.subarray(200)]),
      'broken',
    ],
    [
      'an encrypted file',
      rawPdf({
        trailer: '/Encrypt 10 0 R /ID [<00> <00>]',
        objects: ['<< /Filter /Standard /V 2 /R 3 /O (x) /U (x) /P -44 >>'],
      }),
      'encrypted',
    ],
    ['a file encrypted by nothing', rawPdf({ trailer: '/Encrypt 99 0 R' }), 'encrypted'],
    ['a page tree that is its own child', tree([2, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']), 'broken'],
    [
      'a page tree with a loop',
      tree([2, '<< /Kids [3 0 R] >>'], [3, '<< /Kids [4 0 R] >>'], [4, '<< /Kids [3 0 R] >>']),
      'broken',
    ],
    [
      'one page, many times',
      tree([2, `<< /Kids [${'3 0 R '.repeat(100_000)}] /Count 100000 >>`], [3, '<< /Type /Page >>']),
      'broken',
    ],
    ['no pages', tree([2, '<< /Type /Pages /Kids [] /Count 0 >>']), 'broken'],
    ['no page tree', tree([2, '(nothing)']), 'broken'],
    [
      'too many pages',
      tree([2, `<< /Kids [${'<< /Type /Page >> '.repeat(mostPages + 1)}] >>`]),
      'tooManyPages',
    ],
    ['brackets without an end', rawPdf({ page: `/Group ${'['.repeat(200_000)}` }), 'broken'],
  ])('%s', async (_, file, expected) => {
    await expect(cleanDocument(file)).rejects.toMatchObject({ reason: expected });
  });

  it('a claimed number of pages is not believed', async () => {
    const file = tree([2, '<< /Kids [3 0 R] /Count 2000000000 >>'], [3, '<< /Type /Page >>']);
    expect((await cleanDocument(file)).pages).toBe(1);
  });

  it('a table of objects that leads back to itself, or beyond the file, is not followed', async () => {
    for (const entry of ['/Prev 9', '/Prev 99999999', '/XRefStm 9'])
      expect((await cleanDocument(rawPdf({ trailer: entry }))).pages).toBe(1);
  });

  it('objects that refer to each other in a circle are copied once', async () => {
    const file = rawPdf({
      page: '/Group 10 0 R',
      objects: ['<< /S /Transparency /X 11 0 R >>', '<< /Y 10 0 R /Z 12 0 R >>', '12 0 R'],
    });
    expect((await cleanDocument(file)).bytes.length).toBeLessThan(2000);
  });

  it('a chain of objects may be as long as the file', async () => {
    const objects = Array.from({ length: 5000 }, (_, at) => `<< /X ${11 + at} 0 R >>`);
    expect((await cleanDocument(rawPdf({ page: '/Group 10 0 R', objects }))).pages).toBe(1);
  });

  it('contents are not unpacked', async () => {
    const bomb = deflateSync(Buffer.alloc(50_000_000)).toString('latin1');
    const { document } = await cleaned(
      rawPdf({ page: '/Group 10 0 R', objects: [rawStream(bomb, '/Filter /FlateDecode')] }),
    );
    const streams = document.context.enumerateIndirectObjects().map(([, object]) => object);
    expect(
      streams.some((object) => object instanceof PDFRawStream && object.contents.length === bomb.length),
    ).toBe(true);
  });
});
