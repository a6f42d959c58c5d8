import type { Export } from '@schooldog/contract/exports';
import { type ExportFormat, shortTitle } from '@schooldog/domain/exports';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../platform/api/client.ts';
import { refusalOf } from '../../platform/api/problem.ts';
import { saveFrom } from '../../platform/downloads/saveFile.ts';
import type { Language } from '../../platform/i18n/i18n.ts';
import { newId } from '../../platform/newId.ts';
import { followExport } from './followExport.ts';

type Input<Query> = Readonly<{ exportId: string; query: Query; title: string; language: Language }>;

/** The procedure of a feature that starts an export in one format. */
export type StartExport<Query> = (input: Input<Query>, options: { signal: AbortSignal }) => Promise<Export>;

export type ExportRequest<Query> = Readonly<{
  starts: Readonly<Partial<Record<ExportFormat, StartExport<Query>>>>;
  query: Query;
  /** The name of the file begins with it. */
  title: string;
  language: Language;
  /** The file is made without anyone waiting for it, where the page has a list of what was made. */
  onBackground?: (() => void) | undefined;
}>;

type Asked = Readonly<{ format: ExportFormat; exportId: string }>;

export type ExportState =
  | (Asked & Readonly<{ phase: 'generating'; progress: Pick<Export, 'done' | 'total'> | null }>)
  | (Asked & Readonly<{ phase: 'ready'; file: ReadyFile; isOpened: boolean }>)
  | (Asked & Readonly<{ phase: 'failed'; code: string }>);

type ReadyFile = Readonly<{ url: string; fileName: string; rows: number }>;

/** One download at a time, from the click to the file. Leaving the page gives it up. */
export function useExport<Query>(request: ExportRequest<Query>) {
  const { starts, query, title, language, onBackground } = request;
  const [state, setState] = useState<ExportState | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(asked: Asked): Promise<void> {
    const { format, exportId } = asked;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const show = (next: ExportState) => {
      if (!signal.aborted) setState(next);
    };
    show({ ...asked, phase: 'generating', progress: null });
    try {
      const input = { exportId, query, title: shortTitle(title), language };
      const started = await starts[format]?.(input, { signal });
      if (started === undefined) return;
      const onProgress = (progress: Export) => show({ ...asked, phase: 'generating', progress });
      const finished = await followExport(started, onProgress, signal);
      if (finished.url === null) {
        show({ ...asked, phase: 'failed', code: finished.problem ?? 'export.failed' });
        return;
      }
      const file = { url: finished.url, fileName: finished.fileName, rows: finished.total };
      if (signal.aborted) return;
      setState({ ...asked, phase: 'ready', file, isOpened: openFile(format, file) });
    } catch (error) {
      show({ ...asked, phase: 'failed', code: refusalOf(error).code });
    }
  }

  return {
    state,
    start: (format: ExportFormat) => void run({ format, exportId: newId() }),
    retry: ({ format, exportId }: Asked) => void run({ format, exportId }),
    close: () => {
      running.current?.abort();
      // No one waits for the file anymore; if this does not reach the server, the file is deleted after a week.
      if (state?.phase === 'generating')
        void client.exports.cancelExport({ exportId: state.exportId }).catch(() => undefined);
      setState(null);
    },
    toBackground:
      onBackground === undefined
        ? null
        : () => {
            running.current?.abort();
            setState(null);
            onBackground();
          },
  };
}

/**
 * A CSV file is saved, a PDF opened in a new tab. False where the browser did not allow the tab, as it may when the
 * click was a while ago.
 */
export function openFile(
  format: ExportFormat,
  { url, fileName }: Pick<ReadyFile, 'url' | 'fileName'>,
): boolean {
  if (format === 'csv') {
    saveFrom(url, fileName);
    return true;
  }
  const tab = window.open(url, '_blank');
  if (tab === null) return false;
  tab.opener = null;
  return true;
}
