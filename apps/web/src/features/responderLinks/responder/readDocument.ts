// The PDF of one document, with the reader's name in it. A POST, so that the token is in no address.
import { ORPCError } from '@orpc/client';
import { z } from 'zod';
import { refusalOf } from '../../../platform/api/problem.ts';
import { saveFile } from '../../../platform/downloads/saveFile.ts';
import type { PdfSource } from '../../../ui/pdf/usePdf.ts';

type Which = Readonly<{ token: string; componentId: string }>;

const problemSchema = z.object({ code: z.string() });

/** A link that has ended, or a device that needs a new code, is no broken file: `onOver` shows what to do. */
export function documentSource(which: Which, onOver: () => void): PdfSource {
  return {
    key: which.componentId,
    load: async (signal) => {
      try {
        return await (await readDocument({ ...which, isDownload: false }, signal)).arrayBuffer();
      } catch (error) {
        if (refusalOf(error).status === 403) onOver();
        throw error;
      }
    },
  };
}

export async function saveDocument(which: Which, name: string): Promise<void> {
  saveFile(await readDocument({ ...which, isDownload: true }), `${name}.pdf`);
}

async function readDocument(
  asked: Which & Readonly<{ isDownload: boolean }>,
  signal?: AbortSignal,
): Promise<Blob> {
  const answer = await fetch('/api/responderLinks/readDocument', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
    cache: 'no-store',
    credentials: 'same-origin',
    ...(signal === undefined ? {} : { signal }),
  });
  if (answer.ok) return answer.blob();
  const { data } = problemSchema.safeParse(await answer.json().catch(() => null));
  throw new ORPCError(data?.code ?? 'network.noAnswer', { status: answer.status, message: '' });
}
