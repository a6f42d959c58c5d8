import { Button, type ButtonProps } from '@mantine/core';
import type { ExportFormat } from '@schooldog/domain/exports';
import { IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { Suspense, useId } from 'react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { Hint } from '../../ui/floating/Hint.tsx';
import { ExportDialog } from './parts.ts';
import { type StartExport, useExport } from './useExport.ts';

type Props<Query> = Readonly<{
  format: ExportFormat;
  start: StartExport<Query>;
  query: Query;
  /** What the list of one's exports calls it. */
  title: string;
  label: string;
  /** What the file is good for. */
  help: string;
  /** Why it cannot be chosen now. */
  reason?: string | null;
  /** "3 entries" */
  rowsText(count: number): string;
  look?: Pick<ButtonProps, 'variant' | 'fullWidth'>;
  /** See `ExportRequest`. */
  onBackground?: () => void;
}>;

const icons = { csv: IconFileTypeCsv, pdf: IconFileTypePdf };

/** One file of one record, from the click to the file. */
export function ExportButton<Query>(props: Props<Query>) {
  const { format, start: begin, query, title, label, help, rowsText, look, onBackground } = props;
  const { t, language } = useTexts('features/exports');
  const { isOffline } = useConnectivity();
  const reasonId = useId();
  const { state, start, retry, close, toBackground } = useExport({
    starts: { [format]: begin },
    query,
    title,
    language: language === 'es' ? 'es' : 'en',
    onBackground,
  });
  const reason = isOffline ? t('offline') : (props.reason ?? null);
  const Icon = icons[format];
  return (
    <>
      <Hint label={reason ?? help} maxWidth={280}>
        {(hinted, show) => (
          <Button
            {...hinted}
            variant="default"
            mih={44}
            {...look}
            leftSection={<Icon size={18} aria-hidden />}
            {...(reason === null
              ? {}
              : { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': reasonId })}
            onClick={(event) => (reason === null ? start(format) : show(event))}
          >
            {label}
          </Button>
        )}
      </Hint>
      <span id={reasonId} hidden>
        {reason}
      </span>
      {state === null ? null : (
        <Suspense fallback={null}>
          <ExportDialog
            state={state}
            rowsText={rowsText}
            onRetry={retry}
            onClose={close}
            onBackground={toBackground}
          />
        </Suspense>
      )}
    </>
  );
}
