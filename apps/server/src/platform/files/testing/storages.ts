// The two kinds of storage for tests: a folder, and a bucket of a real S3 server on a free port.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { quietLog } from '../../../testing/database.ts';
import { atEndOfFile } from '../../../testing/endOfFile.ts';
import type { Config } from '../../config/config.ts';
import { createStorage, type FileStorage } from '../storage.ts';

export type StorageKind = 'folder' | 'bucket';

export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'schooldog-files-'));
  atEndOfFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function storageOf(
  kind: StorageKind,
  dataDir: string,
  clock: () => Date = () => new Date(),
): Promise<FileStorage> {
  const s3 = kind === 'folder' ? undefined : await startBucket();
  return createStorage({ config: { dataDir, s3 }, log: quietLog, clock });
}

async function startBucket(): Promise<NonNullable<Config['s3']>> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: await tempFolder(),
    vhostBuckets: false,
    // This server signs the path of a bucket without its last slash, unlike the client, and so rejects every list.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'district' }],
  });
  const { port } = await server.run();
  atEndOfFile(() => server.close());
  return {
    url: `http://127.0.0.1:${port}`,
    bucket: 'district',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
}
