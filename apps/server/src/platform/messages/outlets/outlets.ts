// The delivery channels. A channel that is not configured is null, and its messages are only stored.
import type { Config } from '../../config/config.ts';
import type { VapidKeys } from '../vapid.ts';
import { createMailOutlet, type MailOutlet } from './mail.ts';
import { createPushOutlet, type PushOutlet } from './push.ts';
import { createSmsOutlet, type SmsOutlet } from './sms.ts';

export type Outlets = Readonly<{
  mail: MailOutlet | null;
  sms: SmsOutlet | null;
  push: PushOutlet;
  close(): void;
}>;

export function createOutlets(
  parts: Readonly<{ config: Pick<Config, 'smtp' | 'sms'>; vapid: VapidKeys }>,
): Outlets {
  const { smtp, sms } = parts.config;
  const mail = smtp === undefined ? null : createMailOutlet(smtp);
  return {
    mail,
    sms: sms === undefined ? null : createSmsOutlet(sms),
    push: createPushOutlet(parts.vapid),
    close: () => mail?.close(),
  };
}
