import { useEffect, useEffectEvent, useState } from 'react';
import { type OpenedPdf, openPdf } from './openPdf.ts';

/** Where the bytes come from. Another key means another document. */
export type PdfSource = Readonly<{ key: string; load(signal: AbortSignal): Promise<ArrayBuffer> }>;

type PdfState =
  | Readonly<{ kind: 'loading' }>
  | Readonly<{ kind: 'failed'; retry(): void }>
  | Readonly<{ kind: 'ready'; pdf: OpenedPdf['pdf'] }>;

type Known = Readonly<{ attempt: string; opened: OpenedPdf | 'failed' }>;

/** The document is open, with its worker, as long as it is shown. */
export function usePdf({ key, load }: PdfSource): PdfState {
  const [known, setKnown] = useState<Known | null>(null);
  const [tries, setTries] = useState(0);
  const attempt = `${tries} ${key}`;
  const read = useEffectEvent(load);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let opened: OpenedPdf | null = null;
    const open = async () => {
      opened = await openPdf(await read(signal));
      if (signal.aborted) opened.close();
      else setKnown({ attempt, opened });
    };
    open().catch(() => {
      if (!signal.aborted) setKnown({ attempt, opened: 'failed' });
    });
    return () => {
      leaving.abort();
      opened?.close();
    };
  }, [attempt]);
  const retry = () => setTries(tries + 1);
  if (known?.attempt !== attempt) return { kind: 'loading' };
  return known.opened === 'failed' ? { kind: 'failed', retry } : { kind: 'ready', pdf: known.opened.pdf };
}
