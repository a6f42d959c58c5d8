// The requests that are measured, written out once for both servers: the bare one only ignores who asks.
import { newId } from '../lib/ask.ts';

export const kinds = ['list', 'byId', 'change'] as const;
export type Kind = (typeof kinds)[number];

export function requestOf(
  kind: Kind,
  { cookie, schoolIds }: { cookie: string; schoolIds: readonly string[] },
  number: number,
): string {
  const schoolId = schoolIds[number % schoolIds.length] ?? '';
  const common = `host: 127.0.0.1\r\ncookie: ${cookie}\r\n`;
  if (kind === 'list') return `GET /api/schools HTTP/1.1\r\n${common}\r\n`;
  if (kind === 'byId') return `GET /api/schools/${schoolId} HTTP/1.1\r\n${common}\r\n`;
  const body = JSON.stringify({ schoolId, schoolData: { principalName: `Value ${newId()}` } });
  const headers = `operation-id: ${newId()}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n`;
  return `POST /api/schools/schoolFormSubmit HTTP/1.1\r\n${common}${headers}\r\n${body}`;
}
