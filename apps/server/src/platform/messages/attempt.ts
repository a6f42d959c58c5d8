// One attempt to deliver one message, and its outcome. Knows the outlets, but not the table.
import { faultCodeOf, type FaultCode } from './outlets/fault.ts';
import type { Outlets } from './outlets/outlets.ts';
import type { PushTarget } from './outlets/push.ts';
import type { messages } from './schema.ts';

export type MessageRow = typeof messages.$inferSelect;
export type Device = PushTarget & Readonly<{ id: string }>;

export type Outcome = Readonly<{
  status: 'sent' | 'kept' | 'failed' | 'retry';
  code: FaultCode | null;
  deliveredTo: readonly string[];
  gone: readonly string[];
}>;

export async function attempt(
  outlets: Outlets,
  message: MessageRow,
  devices: readonly Device[],
): Promise<Outcome> {
  if (message.channel === 'mail') return attemptMail(outlets.mail, message);
  if (message.channel === 'sms') return attemptSms(outlets.sms, message);
  return attemptPush(outlets.push, message, devices);
}

async function attemptMail(mail: Outlets['mail'], message: MessageRow): Promise<Outcome> {
  if (mail === null) return outcome('kept');
  const { id, recipient: to, subject, text, html } = message;
  const unsubscribeUrl = message.data?.['unsubscribeUrl'] ?? null;
  return fromCode(await codeOf(mail.send({ id, to, subject, text, html, unsubscribeUrl })));
}

async function attemptSms(sms: Outlets['sms'], message: MessageRow): Promise<Outcome> {
  if (sms === null) return outcome('kept');
  const { id, recipient: to, text } = message;
  return fromCode(await codeOf(sms.send({ id, to, text })));
}

/** All devices at once, each at most once over all attempts; one that waits does not block the others. */
async function attemptPush(
  push: Outlets['push'],
  message: MessageRow,
  devices: readonly Device[],
): Promise<Outcome> {
  const { id, subject: title, text, userId, data } = message;
  const action = data?.['action'];
  const answer = action === undefined || userId === null ? {} : { action, userId };
  const notice = { id, title, text, url: data?.['url'] ?? '/', ...answer };
  const remaining = devices.filter((device) => !message.deliveredTo.includes(device.id));
  const results = await Promise.all(
    remaining.map(async (device) => ({ id: device.id, code: await codeOf(push.send(device, notice)) })),
  );
  const withCode = (wanted: FaultCode | null) =>
    results.filter(({ code }) => code === wanted).map((result) => result.id);
  const deliveredTo = [...message.deliveredTo, ...withCode(null)];
  const gone = withCode('gone');
  const faults = results.map(({ code }) => code).filter((code) => code !== null && code !== 'gone');
  const passing = faults.find((code) => code !== 'rejected');
  if (passing !== undefined) return { ...outcome('retry', passing), deliveredTo, gone };
  if (deliveredTo.length > 0) return { ...outcome('sent'), deliveredTo, gone };
  return { ...(faults.length > 0 ? outcome('failed', 'rejected') : outcome('kept')), gone };
}

/** When no attempt is left: a message that reached one device was sent, and any other has failed. */
export function withoutFurtherTry(last: Outcome): Outcome {
  if (last.status !== 'retry') return last;
  return { ...last, status: last.deliveredTo.length > 0 ? 'sent' : 'failed' };
}

async function codeOf(sending: Promise<void>): Promise<FaultCode | null> {
  try {
    await sending;
    return null;
  } catch (error) {
    return faultCodeOf(error);
  }
}

function fromCode(code: FaultCode | null): Outcome {
  if (code === null) return outcome('sent');
  return outcome(code === 'rejected' ? 'failed' : 'retry', code);
}

function outcome(status: Outcome['status'], code: FaultCode | null = null): Outcome {
  return { status, code, deliveredTo: [], gone: [] };
}
