import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { smallPicture } from '@schooldog/domain/kernel';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { Files } from './files.ts';
import { animation, detailedPhoto, phonePhoto } from './testing/pictures.ts';
import { serveFiles } from './testing/server.ts';
import { filesBench, newId, sha256 } from './testing/setup.ts';

const database = await testDatabase();
const bench = await filesBench(database);
const app = { maintenanceMode: false };
const opened: Readable[] = [];
const watched: Files = {
  ...bench.files,
  read: async (file) => {
    const content = await bench.files.read(file);
    opened.push(content);
    return content;
  },
};
const base = await serveFiles(watched, database.db, app);
const photo = await phonePhoto();
const page = Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>');

type Sent = { id?: string; user?: string | null; headers?: Record<string, string> };

async function put(content: Uint8Array, { id = newId(), user = 'ana', headers = {} }: Sent = {}) {
  const answer = await fetch(`${base}/api/files/${id}`, {
    method: 'PUT',
    body: Buffer.from(content),
    headers: {
      'x-content-sha256': sha256(content),
      ...(user === null ? {} : { 'x-test-user': user }),
      ...headers,
    },
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

function get(
  path: string,
  user: string | null = 'ana',
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(new URL(path, base), {
    headers: { ...headers, ...(user === null ? {} : { 'x-test-user': user }) },
  });
}

function dial(): Socket {
  const { port, hostname } = new URL(base);
  return connect(Number(port), hostname);
}

/** The head of an upload request. */
function head(id: string, content: Uint8Array, length: string): string {
  const lines = [`PUT /api/files/${id} HTTP/1.1`, 'host: localhost', 'x-test-user: ana'];
  return [...lines, `x-content-sha256: ${sha256(content)}`, length, '', ''].join('\r\n');
}

test('answers an upload with what was stored and the checksum of what came, every time', async () => {
  const id = newId();
  const headers = { 'x-file-name': encodeURIComponent('Puerta dañada.JPEG'), 'content-type': 'image/jpeg' };
  const first = await put(photo, { id, headers });
  expect(first).toMatchObject({
    status: 200,
    body: { id, name: 'Puerta dañada.jpg', contentType: 'image/jpeg', sha256: sha256(photo) },
  });
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect((await put(photo, { id, headers })).body).toEqual(first.body);
});

test('accepts a JSON-typed, an untyped and a chunked body as bytes', async () => {
  const text = Buffer.from('{"not":"parsed"');
  const headers = { 'x-file-name': 'a.txt' };
  expect(await put(text, { headers: { ...headers, 'content-type': 'application/json' } })).toMatchObject({
    status: 200,
    body: { size: text.length },
  });
  const answer = await fetch(`${base}/api/files/${newId()}`, {
    method: 'PUT',
    body: new Blob([text]).stream(),
    duplex: 'half',
    headers: { ...headers, 'x-content-sha256': sha256(text), 'x-test-user': 'ana' },
  });
  expect(await answer.json()).toMatchObject({ name: 'a.txt', contentType: 'text/plain', size: text.length });
});

test.each<[string, Sent, number, string]>([
  ['no session', { user: null }, 401, 'session.needed'],
  ['an id of another form', { id: 'short' }, 400, 'input.invalid'],
  ['an id that is a path', { id: '..%2F..%2Fetc%2Fpasswd' }, 400, 'input.invalid'],
  ['a checksum of another form', { headers: { 'x-content-sha256': 'abc' } }, 400, 'input.invalid'],
  ['a name that cannot be decoded', { headers: { 'x-file-name': '%E0%A4%A' } }, 400, 'input.invalid'],
  ['a wrong checksum', { headers: { 'x-content-sha256': sha256(page) } }, 400, 'file.checksumMismatch'],
])('rejects an upload with %s as a problem', async (_what, sent, status, code) => {
  const answer = await put(photo, sent);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code, status, message: code, defined: false });
});

test('during maintenance no user sends or opens files', async () => {
  const file = await bench.upload(photo);
  app.maintenanceMode = true;
  expect(await put(photo)).toMatchObject({ status: 503, body: { code: 'app.maintenance' } });
  expect((await get(bench.files.link(file, 'ana'))).status).toBe(503);
  app.maintenanceMode = false;
});

test('answers 413 to a sender that declares no length, and keeps the connection usable', async () => {
  const socket = dial();
  const tooMuch = Buffer.alloc(40 * 1024 * 1024, 'a');
  socket.write(head(newId(), tooMuch, 'transfer-encoding: chunked'));
  socket.write(`${tooMuch.length.toString(16)}\r\n`);
  socket.write(tooMuch);
  socket.write('\r\n0\r\n\r\n');
  socket.write(head(newId(), photo, `content-length: ${photo.length}`));
  socket.write(photo);

  let answers = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answers += text));
  const statuses = () => answers.match(/HTTP\/1\.1 \d+/g);
  await expect.poll(statuses).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  socket.destroy();
});

test('answers 413 at once to a sender that declares the length', async () => {
  const answer = await put(Buffer.alloc(26 * 1024 * 1024, 'a'));
  expect(answer).toMatchObject({ status: 413, body: { code: 'file.tooLarge', data: { limit: 26_214_400 } } });
});

test('an upload that breaks off leaves nothing', async () => {
  const id = newId();
  const socket = dial();
  socket.write(head(id, photo, `content-length: ${photo.length}`));
  socket.write(photo.subarray(0, 200));
  await expect.poll(() => bench.scratch()).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => bench.scratch()).toEqual([]);
  expect((await bench.keys()).filter((key) => key.includes(id))).toEqual([]);
  expect(await put(photo, { id })).toMatchObject({ status: 200 });
});

test('shows a picture inline, with headers that let it do nothing else', async () => {
  const file = await bench.upload(photo, { name: 'Puerta dañada.jpg' });
  const answer = await get(bench.files.link(file, 'ana'));
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(file.size),
    'content-disposition': `inline; filename="Puerta da_ada.jpg"; filename*=UTF-8''Puerta%20da%C3%B1ada.jpg`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, max-age=600',
  });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(await bench.bytesOf(file));
});

test('serves everything else as a download, also a web page in disguise', async () => {
  const file = await bench.upload(page, { name: 'page.html' });
  const answer = await get(bench.files.link(file, 'ana'));
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="page\.pdf"/);
  expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
});

test('does not send again what the browser has cached', async () => {
  const file = await bench.upload(photo);
  const link = bench.files.link(file, 'ana');
  const etag = (await get(link)).headers.get('etag') ?? '';
  const again = await get(link, 'ana', { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('a link opens only for the person it was made for, unchanged, in its time', async () => {
  const file = await bench.upload(photo, { name: 'a.jpg' });
  const link = bench.files.link(file, 'ana');
  const codeOf = async (answer: Promise<Response>) => (await answer).json();
  expect(await codeOf(get(link, null))).toMatchObject({ status: 401, code: 'session.needed' });
  expect(await codeOf(get(link, 'ben'))).toMatchObject({ status: 403, code: 'file.linkInvalid' });
  expect(await codeOf(get(link.replace('user=ana', 'user=ben'), 'ben'))).toMatchObject({
    code: 'file.linkInvalid',
  });
  expect(await codeOf(get(link.replace('a.jpg', 'b.jpg')))).toMatchObject({ code: 'file.linkInvalid' });
  expect(await codeOf(get(link.replace(file.id, newId())))).toMatchObject({ code: 'file.linkInvalid' });
  expect(await codeOf(get(link.split('?', 1)[0] ?? ''))).toMatchObject({ code: 'file.linkInvalid' });
  expect(await codeOf(get(`${link}&user=ben`))).toMatchObject({ code: 'file.linkInvalid' });
  const made = bench.time.now;
  bench.time.now = new Date(made.getTime() + 10 * 60 * 1000);
  expect(await codeOf(get(link))).toMatchObject({ status: 403, code: 'file.linkExpired' });
  bench.time.now = made;
  expect((await get(link)).status).toBe(200);
});

test('serves a picture small to viewers who may open it, and caches both sizes separately', async () => {
  const file = await bench.upload(await detailedPhoto(1200, 900), { name: 'door.jpg' });
  const link = bench.files.link(file, 'ana');
  const [full, small] = [await get(link), await get(smallPicture(link))];
  const bytes = Buffer.from(await small.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 360 });
  expect(bytes.length).toBeLessThan(file.size / 4);
  expect(Object.fromEntries(small.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(bytes.length),
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, max-age=600',
  });
  const statusOf = async (path: string, known: Response) =>
    (await get(path, 'ana', { 'if-none-match': known.headers.get('etag') ?? '' })).status;
  expect(await statusOf(smallPicture(link), small)).toBe(304);
  expect(await statusOf(link, full)).toBe(304);
  expect(await statusOf(smallPicture(link), full)).toBe(200);
  expect(await statusOf(link, small)).toBe(200);
  expect((await get(`${link}&size=full`)).headers.get('etag')).toBe(full.headers.get('etag'));
});

test('the small picture of an animation is its first frame, under a matching name', async () => {
  const file = await bench.upload(await animation(3), { name: 'moving.gif' });
  const answer = await get(smallPicture(bench.files.link(file, 'ana')));
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="moving\.jpg"/);
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg' });
});

test('what cannot be rendered small is sent unchanged', async () => {
  const file = await bench.upload(page, { name: 'plan.pdf' });
  const answer = await get(smallPicture(bench.files.link(file, 'ana')));
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="plan\.pdf"/);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(page);
});

test.each(['large', '', '480', '__proto__', 'small&size=small'])('rejects the size %j', async (size) => {
  const file = await bench.upload(photo);
  const answer = await get(`${bench.files.link(file, 'ana')}&size=${size}`);
  expect(await answer.json()).toMatchObject({ status: 400, code: 'input.invalid' });
});

test('a size does not make an invalid link open', async () => {
  const file = await bench.upload(photo, { name: 'a.jpg' });
  const link = smallPicture(bench.files.link(file, 'ana'));
  const codeOf = async (answer: Promise<Response>) => (await answer).json();
  expect(await codeOf(get(link, null))).toMatchObject({ status: 401, code: 'session.needed' });
  expect(await codeOf(get(link, 'ben'))).toMatchObject({ status: 403, code: 'file.linkInvalid' });
  expect(await codeOf(get(link.replace(file.id, newId())))).toMatchObject({ code: 'file.linkInvalid' });
  expect(await codeOf(get(link.replace(/signature=[^&]+/, '')))).toMatchObject({ code: 'file.linkInvalid' });
  const made = bench.time.now;
  bench.time.now = new Date(made.getTime() + 10 * 60 * 1000);
  expect(await codeOf(get(link))).toMatchObject({ status: 403, code: 'file.linkExpired' });
  bench.time.now = made;
});

test('a link to a file that is gone, or whose bytes are gone, reports it', async () => {
  const ghost = bench.files.link({ id: newId(), name: 'a.jpg' }, 'ana');
  expect(await (await get(ghost)).json()).toMatchObject({ status: 404, code: 'file.notFound' });
  const file = await bench.upload(photo);
  await bench.storage.delete(file.storageKey);
  const gone = await get(bench.files.link(file, 'ana'));
  expect(gone.headers.get('cache-control')).toBe('no-store');
  expect(gone.headers.get('content-disposition')).toBeNull();
  expect(await gone.json()).toMatchObject({
    status: 404,
    code: 'file.notFound',
  });
});

test('a download that the browser aborts does not hold the file open', async () => {
  const big = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20 * 1024 * 1024, 'a')]);
  const file = await bench.upload(big);
  const givenUp = new AbortController();
  const path = bench.files.link(file, 'ana');
  const answer = await fetch(new URL(path, base), {
    headers: { 'x-test-user': 'ana' },
    signal: givenUp.signal,
  });
  expect(answer.status).toBe(200);
  const content = opened.at(-1);
  expect(content?.closed).toBe(false);
  givenUp.abort();
  await expect.poll(() => content?.closed).toBe(true);
});
