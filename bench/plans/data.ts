// A school with a certified plan: components of several pages, each with an attached PDF.
import { createHash, randomBytes } from 'node:crypto';
import { newId } from '../lib/ask.ts';
import { query } from '../lib/sql.ts';

const sentence =
  'Everyone leaves by the nearest exit, closes the door behind them, and gathers at the place that the map shows; ' +
  'teachers take the roster along and report to the office who is missing, who is hurt, and where they were last seen. ';
/** About three pages. */
const paragraphs = 46;
const content = {
  type: 'doc',
  content: Array.from({ length: paragraphs }, (_, at) =>
    at % 15 === 0
      ? {
          type: 'heading',
          attrs: { level: 2 },
          content: [{ type: 'text', text: `Part ${at / 15 + 1}` }],
        }
      : {
          type: 'paragraph',
          content: [
            { type: 'text', text: `${at}. `, marks: [{ type: 'bold' }] },
            { type: 'text', text: sentence },
          ],
        },
  ),
};
const sections = ['commitment', 'framework', 'functionalAnnexes', 'hazardAnnexes'] as const;

export async function makePlan(
  server: Readonly<{ url: string }>,
  databaseUrl: string,
  { cookie, components }: Readonly<{ cookie: string; components: number }>,
): Promise<string> {
  const schoolId = newId();
  await query(databaseUrl, `insert into schools (id, name) values ($1, 'School of plans')`, [schoolId]);
  for (let at = 0; at < components; at += 1) {
    const id = newId();
    await query(
      databaseUrl,
      `insert into eop_components (id, school_id, name, section, position, certified_content,
         last_certification_time, created_by_user_id)
       values ($1, $2, $3, $4, $5, $6, now(), $1)`,
      [id, schoolId, `Component ${at + 1}`, sections[at % sections.length], at, JSON.stringify(content)],
    );
    const file = attachedPdf();
    const fileId = await upload(server.url, cookie, file);
    await query(
      databaseUrl,
      `insert into eop_attachments (id, component_id, file_id, name, size, is_certified, added_by_user_id)
       values ($1, $2, $3, 'Map', $4, true, $1)`,
      [newId(), id, fileId, file.length],
    );
  }
  return schoolId;
}

/** Five pages with a picture each, together about 1 MB. */
function attachedPdf(): Buffer {
  const pages = [0, 1, 2, 3, 4];
  const kids = pages.map((at) => `${10 + at} 0 R`).join(' ');
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const object = (number: number, ...text: (string | Buffer)[]) =>
    parts.push(Buffer.concat([`${number} 0 obj\n`, ...text, '\nendobj\n'].map((part) => Buffer.from(part))));
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  object(2, `<< /Type /Pages /Kids [${kids}] /Count 5 /MediaBox [0 0 612 792] >>`);
  for (const at of pages) {
    object(
      10 + at,
      `<< /Type /Page /Parent 2 0 R /Contents ${20 + at} 0 R /Resources << /XObject << /Im ${30 + at} 0 R >> >> >>`,
    );
    const drawing = 'q 500 0 0 500 50 200 cm /Im Do Q';
    object(20 + at, `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
    const pixels = randomBytes(256 * 256 * 3);
    const head = `<< /Type /XObject /Subtype /Image /Width 256 /Height 256 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Length ${pixels.length} >>`;
    object(30 + at, `${head}\nstream\n`, pixels, '\nendstream');
  }
  parts.push(Buffer.from('trailer\n<< /Size 40 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'));
  return Buffer.concat(parts);
}

async function upload(serverUrl: string, cookie: string, bytes: Buffer): Promise<string> {
  const id = newId();
  const response = await fetch(`${serverUrl}/api/files/${id}`, {
    method: 'PUT',
    headers: {
      cookie,
      'content-type': 'application/octet-stream',
      'x-file-name': 'map.pdf',
      'x-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    },
    body: new Uint8Array(bytes),
  });
  if (!response.ok) throw new Error(`A file was rejected (${response.status}).`);
  return id;
}
