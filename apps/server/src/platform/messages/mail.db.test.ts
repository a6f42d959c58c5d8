import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anSmtpSink } from './testing/smtpSink.ts';
import { messagesFixture, impatient } from './testing/fixture.ts';

const database = await testDatabase();
const code = 'Your code is 417 220.';
const letter = {
  channel: 'mail',
  recipient: 'ada@oakhill.example',
  userId: null,
  subject: 'Your sign-in code',
  text: code,
  html: `<p>${code}</p>`,
} as const;

it('stores mail at once while no mail server is configured, so that every link can be followed', async () => {
  const fixture = messagesFixture(database);
  const id = await fixture.send(letter);
  expect(await fixture.row(id)).toMatchObject({ status: 'kept', text: code, html: letter.html, tries: 0 });
  expect(fixture.queued).toEqual([]);
});

it('stores waiting mail when the mail server was removed from the settings', async () => {
  const sink = await anSmtpSink();
  const id = await messagesFixture(database, { smtp: sink.url }).send(letter);
  const fixture = messagesFixture(database);
  await fixture.deliver(id);
  expect(await fixture.row(id)).toMatchObject({ status: 'kept', text: code });
});

it('sends mail once, however often the job runs, and then clears the body', async () => {
  const sink = await anSmtpSink();
  const fixture = messagesFixture(database, { smtp: sink.url });
  const id = await fixture.send(letter);
  expect(fixture.queued).toEqual([{ job: 'messages.mail', data: { messageId: id } }]);
  expect(sink.taken).toEqual([]);

  await fixture.deliver(id);
  await fixture.deliver(id);
  await fixture.aProcess()(id, { lastTry: true });
  expect(sink.taken).toHaveLength(1);
  const [mail] = sink.taken;
  expect(mail?.recipients).toEqual(['ada@oakhill.example']);
  expect(mail?.source).toContain(`Message-ID: <${id}@oakhill.example>`);
  expect(mail?.source).toContain('From: SchoolDog <noreply@oakhill.example>');
  expect(mail?.source).toContain('Subject: Your sign-in code');
  expect(mail?.source).toContain('Auto-Submitted: auto-generated');
  expect(mail?.source).toContain('multipart/alternative');
  expect(mail?.source).toContain(letter.html);
  expect(await fixture.row(id)).toMatchObject({
    status: 'sent',
    tries: 1,
    lastError: null,
    text: '',
    html: null,
    timeSent: fixture.clock.now,
  });
});

it('treats an address as one address, whatever it contains', async () => {
  const sink = await anSmtpSink();
  const fixture = messagesFixture(database, { smtp: sink.url });
  const id = await fixture.send({ ...letter, recipient: 'ada@oakhill.example, eve@elsewhere.example' });
  await fixture.deliver(id);
  expect(sink.taken.flatMap(({ recipients }) => recipients)).not.toContain('eve@elsewhere.example');
});

it.each([
  { name: 'is busy', answer: { code: 451, to: 'text' }, error: 'busy' },
  { name: 'has a greylist', answer: { code: 450, to: 'recipient' }, error: 'busy' },
  { name: 'hangs', answer: 'hang', error: 'timeout' },
] as const)('retries when the mail server $name, and the mail is sent once', async ({ answer, error }) => {
  const sink = await anSmtpSink();
  sink.answers.push(answer);
  const fixture = messagesFixture(database, { smtp: sink.url, ...impatient });
  const id = await fixture.send(letter);
  await expect(fixture.deliver(id)).rejects.toThrow(error);
  expect(await fixture.row(id)).toMatchObject({
    status: 'waiting',
    lastError: error,
    tries: 1,
    text: code,
  });
  await fixture.deliver(id);
  expect(await fixture.row(id)).toMatchObject({ status: 'sent', lastError: null, tries: 2, text: '' });
  expect(sink.taken).toHaveLength(1);
});

it('retries when the mail server cannot be reached', async () => {
  const sink = await anSmtpSink();
  const fixture = messagesFixture(database, { smtp: sink.url });
  const id = await fixture.send(letter);
  await sink.stop();
  await expect(fixture.deliver(id)).rejects.toThrow('unreachable');
  expect(await fixture.row(id)).toMatchObject({ status: 'waiting', lastError: 'unreachable' });
});

it('gives up after the last attempt, and clears the body', async () => {
  const sink = await anSmtpSink();
  sink.answers.push({ code: 451, to: 'text' });
  const fixture = messagesFixture(database, { smtp: sink.url });
  const id = await fixture.send(letter);
  await fixture.deliver(id, { lastTry: true });
  expect(await fixture.row(id)).toMatchObject({ status: 'failed', lastError: 'busy', text: '', html: null });
  await fixture.deliver(id);
  expect(sink.taken).toEqual([]);
});

it.each([
  { to: 'recipient', code: 550 },
  { to: 'text', code: 554 },
] as const)('gives up at once when the $to is rejected permanently', async (answer) => {
  const sink = await anSmtpSink();
  sink.answers.push(answer);
  const fixture = messagesFixture(database, { smtp: sink.url });
  const id = await fixture.send(letter);
  await fixture.deliver(id);
  expect(await fixture.row(id)).toMatchObject({
    status: 'failed',
    lastError: 'rejected',
    text: '',
    tries: 1,
  });
});

it('sends nothing unencrypted when the encryption that the server offers cannot be trusted', async () => {
  const sink = await anSmtpSink({ offersTls: true });
  const fixture = messagesFixture(database, { smtp: sink.url });
  const id = await fixture.send(letter);
  await expect(fixture.deliver(id)).rejects.toThrow('unreachable');
  expect(sink.taken).toEqual([]);
});

it('lets neither address nor text into logs and errors', async () => {
  const sink = await anSmtpSink();
  sink.answers.push({ code: 450, to: 'recipient' }, { code: 550, to: 'recipient' });
  const fixture = messagesFixture(database, { smtp: sink.url });
  const id = await fixture.send(letter);
  const error = await fixture.deliver(id).catch((caught: unknown) => caught);
  await fixture.deliver(id);
  const { lastError } = await fixture.row(id);
  const said = `${JSON.stringify(fixture.logged)}${String(error)}${error instanceof Error ? error.stack : ''}${lastError}`;
  expect(said).toContain(id);
  expect(said).toContain('rejected');
  expect(said).not.toMatch(/ada@oakhill|417 ?220|welcome/);
});

it('has unsubscribe headers, for mails that a user may turn off', async () => {
  const sink = await anSmtpSink();
  const fixture = messagesFixture(database, { smtp: sink.url });
  const unsubscribeUrl = 'https://oakhill.example/api/notifications/one-click?token=abc';
  await fixture.deliver(await fixture.send({ ...letter, unsubscribeUrl }));
  await fixture.deliver(await fixture.send({ ...letter, unsubscribeUrl: 'http://localhost:3000/one-click' }));
  await fixture.deliver(await fixture.send(letter));
  const heads = sink.taken.map(({ source }) => source.replaceAll(/\r\n[ \t]+/g, ' '));
  expect(heads[0]).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(heads[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  // One-click unsubscribe only over https.
  expect(heads[1]).toContain('List-Unsubscribe: <http://localhost:3000/one-click>');
  expect(heads[1]).not.toContain('List-Unsubscribe-Post');
  expect(heads[2]).not.toContain('List-Unsubscribe');
});
