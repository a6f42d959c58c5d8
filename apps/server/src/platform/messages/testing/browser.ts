// The browser's end of web push (RFC 8291): it creates the keys and can decrypt what was encrypted for them.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

const noticeSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  action: z.string().optional(),
  userId: z.string().optional(),
});

export type Browser = Readonly<{
  keys: { p256dh: string; auth: string };
  read(body: Buffer): z.infer<typeof noticeSchema>;
}>;

export function aBrowser(): Browser {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read: (body) => {
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + body.readUInt8(20);
      const serverKey = body.subarray(21, keyEnd);
      const shared = curve.computeSecret(serverKey);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey]);
      const secret = derive(shared, auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
      const plain = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
      // The last record ends with the byte 2 and zeros.
      return noticeSchema.parse(JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()));
    },
  };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
