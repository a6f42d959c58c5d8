// The job queues by the names that people read. One that a newer server has is shown as it is called there.
import type { TFunction } from 'i18next';

const known = [
  'housekeeping',
  'files.deleteObject',
  'files.sweep',
  'messages.mail',
  'messages.sms',
  'messages.push',
  'messages.cleanup',
  'users.mailLink',
] as const;

export function queueName(name: string, t: TFunction<'features/notifications'>): string {
  const key = known.find((one) => one === name);
  return key === undefined ? name : t(`jobs.names.${key}`);
}
