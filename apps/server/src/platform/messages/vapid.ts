// The key pair by which push services know this district. Browsers subscribe to one public key, so it must never
// change: it comes from the settings, or is created once and stored in the database.
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { sharedSecret } from '../identity/secrets.ts';

export type VapidKeys = Readonly<{ publicKey: string; privateKey: string; subject: string }>;

const keptSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

export async function readVapidKeys(db: Db, config: Pick<Config, 'vapid' | 'publicUrl'>): Promise<VapidKeys> {
  if (config.vapid !== undefined) return config.vapid;
  const kept = await sharedSecret(db, 'webPush', async () => {
    const { default: webPush } = await import('web-push');
    return JSON.stringify(webPush.generateVAPIDKeys());
  });
  const { publicKey, privateKey } = keptSchema.parse(JSON.parse(kept));
  return { publicKey, privateKey, subject: subjectOf(config.publicUrl) };
}

/** A contact for the push service when something is wrong with what we send. */
function subjectOf(publicUrl: string | undefined): string {
  return publicUrl?.startsWith('https:') === true ? publicUrl : 'mailto:postmaster@localhost';
}
