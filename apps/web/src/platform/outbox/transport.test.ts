// The outbox sends without the contract; this compares the two.
import { isContractProcedure } from '@orpc/contract';
import { contract } from '@schooldog/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxPhotoRow, OutboxRow } from '../localDatabase/rows.ts';
import { fetchTransport, pathOfProcedure } from './transport.ts';

const operation: OutboxRow = {
  sequence: 1,
  operationId: 'AAAAAAAAAAAAAAAAAAAA',
  userId: 'ana',
  procedure: 'settings.checkOutbox',
  input: { note: 'Broken latch' },
  recordKey: 'r',
  label: 'Check',
  createdAt: '2026-09-07T12:00:00.000Z',
  state: 'waiting',
  tries: 0,
  notBefore: 0,
  lastProblem: null,
  photoCount: 1,
};
const photo: OutboxPhotoRow = {
  id: 'BBBBBBBBBBBBBBBBBBBB',
  operationId: operation.operationId,
  userId: 'ana',
  position: 0,
  name: 'Año nuevo – patio.jpg',
  blob: new Blob(['x'], { type: 'image/jpeg' }),
  sha256: 'abc',
  state: 'waiting',
  storedAt: 0,
};

const requests: { url: string; init: RequestInit }[] = [];
let response: () => Promise<Response>;

beforeEach(() => {
  requests.length = 0;
  response = () => Promise.resolve(Response.json({ done: true }));
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return response();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the request of an operation', () => {
  const changes = Object.entries<Record<string, unknown>>(contract).flatMap(([feature, procedures]) =>
    Object.entries(procedures).flatMap(([name, procedure]) => {
      if (!isContractProcedure(procedure)) return [];
      const { method, path = '' } = procedure['~orpc'].route;
      return method === 'POST' ? [{ procedure: `${feature}.${name}`, path }] : [];
    }),
  );

  it.each(changes)('has the path of the contract: $procedure', ({ procedure, path }) => {
    expect(pathOfProcedure(procedure)).toBe(`/api${path}`);
  });

  it('carries its id and its user, so that it is done once and in the right name', async () => {
    await fetchTransport.sendOperation(operation, []);
    const [request] = requests;
    expect(request?.url).toBe('/api/settings/checkOutbox');
    expect(request?.init.headers).toMatchObject({
      'operation-id': operation.operationId,
      'operation-user': 'ana',
    });
    expect(request?.init.body).toBe('{"note":"Broken latch"}');
  });

  it('sends a photo with its checksum, and a name of any script in an ASCII header', async () => {
    await fetchTransport.putPhoto(photo, new ArrayBuffer(1), new AbortController().signal);
    const headers = new Headers(requests[0]?.init.headers);
    expect(requests[0]?.url).toBe(`/api/files/${photo.id}`);
    expect(headers.get('x-content-sha256')).toBe('abc');
    expect(decodeURIComponent(headers.get('x-file-name') ?? '')).toBe(photo.name);
  });

  it('ends in an answer', async () => {
    const reply = { status: 200, body: { done: true }, retryAfterSeconds: null };
    expect(await fetchTransport.sendOperation(operation, [])).toEqual(reply);
  });

  it('ends in nothing when the network is lost, also in the middle of the answer', async () => {
    response = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await fetchTransport.sendOperation(operation, [])).toBe(null);
    response = () =>
      Promise.resolve(new Response('{"done":', { headers: { 'content-type': 'application/json' } }));
    expect(await fetchTransport.sendOperation(operation, [])).toBe(null);
  });

  it('has no body when another host answers', async () => {
    response = () =>
      Promise.resolve(
        new Response('<h1>Welcome to our hotel</h1>', { headers: { 'content-type': 'text/html' } }),
      );
    expect(await fetchTransport.sendOperation(operation, [])).toMatchObject({ status: 200, body: undefined });
  });

  it('includes how long the server asks to wait', async () => {
    response = () => Promise.resolve(Response.json({}, { status: 503, headers: { 'retry-after': '7' } }));
    expect(await fetchTransport.askSession()).toMatchObject({ status: 503, retryAfterSeconds: 7 });
  });
});
