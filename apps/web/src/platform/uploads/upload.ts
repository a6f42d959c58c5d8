// Sends one file to the server under an id generated here, so that a retry never creates a second file.
import { ORPCError } from '@orpc/client';
import { noAnswer } from '../api/problem.ts';
import { newId } from '../newId.ts';
import { sha256 } from '../sha256.ts';

const timeout = 120_000;

/** Returns the file's id. A rejection is thrown in the same form as those of procedures. */
export async function uploadFile(file: File, id = newId()): Promise<string> {
  const response = await fetch(`/api/files/${id}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(file.name),
      'x-content-sha256': await sha256(await file.arrayBuffer()),
    },
    body: file,
    signal: AbortSignal.timeout(timeout),
  }).catch(() => null);
  if (response?.ok === true) return id;
  const body: unknown = await response?.json().catch(() => null);
  const code =
    typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : noAnswer.code;
  throw new ORPCError(code, { status: response?.status ?? 503, message: code });
}
