import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anHttpSink } from './testing/httpSink.ts';
import { messagesFixture, impatient } from './testing/fixture.ts';

const database = await testDatabase();
const text = 'Your code is 417 220.';
const code = { channel: 'sms', recipient: '+14045550123', userId: null, text } as const;

it('stores text messages at once while no provider is configured', async () => {
  const fixture = messagesFixture(database);
  const id = await fixture.send(code);
  expect(await fixture.row(id)).toMatchObject({ status: 'kept', recipient: code.recipient, text });
  expect(fixture.queued).toEqual([]);
});

it('sends the text to the provider once, with an idempotency key, and then clears it', async () => {
  const sink = await anHttpSink();
  const fixture = messagesFixture(database, { sms: `${sink.url}/messages` });
  const id = await fixture.send(code);
  expect(fixture.queued).toEqual([{ job: 'messages.sms', data: { messageId: id } }]);
  await fixture.deliver(id);
  await fixture.aProcess()(id, { lastTry: false });
  expect(sink.requests).toHaveLength(1);
  const [request] = sink.requests;
  expect(request?.path).toBe('/messages');
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer sms-token',
    'idempotency-key': id,
    'content-type': 'application/json',
  });
  expect(JSON.parse(String(request?.body))).toEqual({ to: '+14045550123', text, id });
  expect(await fixture.row(id)).toMatchObject({ status: 'sent', tries: 1, text: '' });
});

it.each([
  { name: 'answers 500', answer: 500, error: 'busy' },
  { name: 'asks to slow down', answer: 429, error: 'busy' },
  { name: 'does not know our token', answer: 401, error: 'auth' },
  { name: 'is not where we look', answer: 404, error: 'gone' },
  { name: 'sends us elsewhere', answer: 307, error: 'fault' },
  { name: 'breaks off', answer: 'break', error: 'unreachable' },
  { name: 'hangs', answer: 'hang', error: 'timeout' },
] as const)('retries under the same key when the provider $name', async ({ answer, error }) => {
  const sink = await anHttpSink();
  sink.answers.push(answer);
  const fixture = messagesFixture(database, { sms: sink.url, ...impatient });
  const id = await fixture.send(code);
  await expect(fixture.deliver(id)).rejects.toThrow(error);
  expect(await fixture.row(id)).toMatchObject({ status: 'waiting', lastError: error, text });
  await fixture.deliver(id);
  expect(await fixture.row(id)).toMatchObject({ status: 'sent', lastError: null, tries: 2, text: '' });
  expect(sink.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([id, id]);
});

it('gives up at once on a number that the provider rejects', async () => {
  const sink = await anHttpSink();
  sink.answers.push(422);
  const fixture = messagesFixture(database, { sms: sink.url });
  const id = await fixture.send(code);
  await fixture.deliver(id);
  expect(await fixture.row(id)).toMatchObject({ status: 'failed', lastError: 'rejected', text: '' });
  expect(fixture.logged.join()).not.toMatch(/4045550123|417 ?220/);
});

it('retries when the provider cannot be reached, and gives up after the last attempt', async () => {
  const sink = await anHttpSink();
  const fixture = messagesFixture(database, { sms: sink.url });
  const id = await fixture.send(code);
  await sink.stop();
  await expect(fixture.deliver(id)).rejects.toThrow('unreachable');
  await fixture.deliver(id, { lastTry: true });
  expect(await fixture.row(id)).toMatchObject({
    status: 'failed',
    lastError: 'unreachable',
    tries: 2,
    text: '',
  });
});
