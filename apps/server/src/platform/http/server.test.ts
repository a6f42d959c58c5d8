// What the HTTP server trusts of a request and logs about it.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../files/testing/storages.ts';
import { readConfig } from '../config/config.ts';
import { createHttpServer } from './server.ts';
import { registerWebApp } from './webApp.ts';

function aServer(environment: Record<string, string> = {}, secretPages: readonly string[] = []) {
  const written: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void written.push(line) });
  const { publicUrl, trustProxy } = readConfig(environment);
  return { http: createHttpServer({ log, publicUrl, trustProxy, secretPages }), written };
}

describe('the address of a client', () => {
  const spoofed = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' };
  const remoteAddress = '10.0.0.2';

  it.each([
    ['off', remoteAddress],
    ['on', '203.0.113.7'],
    ['10.0.0.0/8', '203.0.113.7'],
  ])('with TRUST_PROXY=%s is %s, whatever the client itself sent', async (setting, address) => {
    const { http } = aServer({ TRUST_PROXY: setting });
    http.get('/address', (request) => ({ ip: request.ip }));
    const answer = await http.inject({ url: '/address', headers: spoofed, remoteAddress });
    expect(answer.json()).toEqual({ ip: address });
  });
});

describe('a changing request', () => {
  const statusOf = async (environment: Record<string, string>, headers: Record<string, string>) => {
    const { http } = aServer(environment);
    http.post('/change', () => ({}));
    return (await http.inject({ method: 'POST', url: '/change', headers })).statusCode;
  };
  const own = { PUBLIC_URL: 'https://safety.district.example' };

  it('must come from the public address when there is one, whatever the host header says', async () => {
    expect(await statusOf(own, { origin: 'https://safety.district.example', host: '10.0.0.5' })).toBe(200);
    expect(await statusOf(own, { origin: 'http://evil.example', host: 'evil.example' })).toBe(403);
    expect(await statusOf({}, { origin: 'http://localhost:3000', host: 'localhost:3000' })).toBe(200);
  });
});

describe('a long body', () => {
  const orderFor = async (letters: number) => {
    const { http } = aServer();
    const order: string[] = [];
    http.addHook('preValidation', (_request, _reply, next) => {
      setImmediate(() => order.push('another request'));
      next();
    });
    http.post('/change', () => {
      order.push('its own work');
      return {};
    });
    await http.inject({ method: 'POST', url: '/change', payload: { text: 'a'.repeat(letters) } });
    return order[0];
  };

  it('is parsed, and worked on after others had a turn', async () => {
    expect(await orderFor(200_000)).toBe('another request');
    expect(await orderFor(2000)).toBe('its own work');
  });
});

describe('the log', () => {
  it('holds ids of a path, and no user input', async () => {
    const { http, written } = aServer();
    http.get('/api/tags/:tag/entries/:id', () => ({}));
    await http.inject('/api/tags/Broken%20window/entries/abcdefghij0123456789?q=secret');
    expect(written.map((line): unknown => JSON.parse(line))).toMatchObject([
      { path: '/api/tags/:tag/entries/abcdefghij0123456789' },
    ]);
  });

  const marker = 'MariaLopezGonzalez12';
  it.each<{ what: string; url: string; path: string; method?: 'DELETE' }>([
    { what: 'a tag that looks like an id', url: `/api/tags/${marker}`, path: '/api/tags/:tag' },
    { what: 'a download', url: `/api/entries/csv/${marker}.csv?export=1`, path: '/api/entries/csv/' },
    { what: 'a page', url: `/people/${marker}`, path: '/' },
    { what: 'a file of the web app', url: '/start.js?v=2', path: '/start.js' },
    { what: 'a method without a route', url: `/api/tags/${marker}`, path: '/', method: 'DELETE' },
  ])('names only what the server itself knows: $what', async ({ url, path, method = 'GET' }) => {
    const folder = await tempFolder();
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    await writeFile(join(folder, 'start.js'), 'start();');
    const { http, written } = aServer();
    http.get('/api/tags/:tag', () => ({}));
    http.get('/api/entries/csv/*', () => ({}));
    await registerWebApp(http, folder);
    await http.inject({ method, url });
    expect(written.join('')).not.toContain(marker);
    expect(written.map((line): unknown => JSON.parse(line))).toMatchObject([{ path }]);
  });
});

describe('the web app', () => {
  it('answers HEAD as GET, without a body', async () => {
    const folder = await tempFolder();
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    await writeFile(join(folder, 'assets', 'app.js'), 'start();');
    const { http } = aServer();
    await registerWebApp(http, folder);
    for (const url of ['/', '/entries', '/assets/app.js']) {
      const [whole, head] = [await http.inject(url), await http.inject({ method: 'HEAD', url })];
      expect([url, head.statusCode, head.payload]).toEqual([url, 200, '']);
      expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    }
  });

  it('rejects paths out of its folder and ranges that a file does not have', async () => {
    const folder = await tempFolder();
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    await writeFile(join(folder, 'assets', 'app.js'), 'start();');
    const { http } = aServer();
    await registerWebApp(http, folder);
    const range = await http.inject({ url: '/assets/app.js', headers: { range: 'bytes=9999-' } });
    expect(range.statusCode).toBe(400);
    const outside = await http.inject('/assets/..%2f..%2fpackage.json');
    expect(outside.statusCode).toBe(404);
  });

  it('keeps the address of a secret page out of logs, caches, search engines and other sites', async () => {
    const folder = await tempFolder();
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    const secretPages = ['/secret/'];
    const { http, written } = aServer({}, secretPages);
    await registerWebApp(http, folder, secretPages);
    const page = await http.inject('/secret/0123456789abcdefghij?via=mail');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    expect(page.payload).toBe('<!doctype html>');
    expect(written.map((line): unknown => JSON.parse(line))).toMatchObject([{ path: '/secret/' }]);
    const other = await http.inject('/entries');
    expect(other.headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(other.headers).not.toHaveProperty('x-robots-tag');
  });

  it('names the files of the first screen to a browser that is signed in, and to no other', async () => {
    const folder = await tempFolder();
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    const screens = {
      entry: ['assets/index.js', 'assets/index.css'],
      frame: ['assets/shell.js'],
      texts: { en: 'assets/texts-en.js', es: 'assets/texts-es.js' },
      pages: { '/entries': ['assets/entries.js', 'assets/entries.css'] },
    };
    await writeFile(join(folder, 'screenFiles.json'), JSON.stringify(screens));
    const { http } = aServer();
    await registerWebApp(http, folder);
    const filesFor = async (url: string, headers: Record<string, string>) => {
      const { link } = (await http.inject({ url, headers })).headers;
      return typeof link === 'string' ? link.split(', ') : link;
    };
    const cookie = 'schooldog.session_token=abc';
    const frame = [
      '</start.js>; rel=preload; as=script',
      '</assets/index.js>; rel=modulepreload; crossorigin',
      '</assets/index.css>; rel=preload; as=style; crossorigin',
      '</assets/shell.js>; rel=preload; as=fetch; crossorigin',
    ];
    expect(await filesFor('/entries', { cookie })).toEqual([
      ...frame,
      '</assets/texts-en.js>; rel=preload; as=fetch; crossorigin',
      '</assets/entries.js>; rel=preload; as=fetch; crossorigin',
      '</assets/entries.css>; rel=preload; as=style; crossorigin',
    ]);
    const spanish = { cookie: `__Host-${cookie}`, 'accept-language': 'es-MX,es;q=0.9' };
    expect(await filesFor('/schools?tab=map', spanish)).toEqual([
      ...frame,
      '</assets/texts-es.js>; rel=preload; as=fetch; crossorigin',
    ]);
    expect(await filesFor('/entries', {})).toBeUndefined();
    expect(await filesFor('/entries', { cookie: 'theme=dark' })).toBeUndefined();
  });
});
