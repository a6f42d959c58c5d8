import { Button } from '@mantine/core';
import type { ExportFormat } from '@schooldog/domain/exports';
import { IconDownload, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { Suspense, useId } from 'react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { Hint } from '../../ui/floating/Hint.tsx';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { DropMenu } from '../../ui/floating/DropMenu.tsx';
import { type Choice, off } from './choice.ts';
import { ChoiceItems, ExportDialog } from './parts.ts';
import { type ExportRequest, useExport } from './useExport.ts';

type Props<Query> = Omit<ExportRequest<Query>, 'language'> &
  Readonly<{
    /** Rows of the file; undefined while it is not known. */
    total: number | undefined;
    /** Why a format cannot be chosen now; it is shown even if nothing starts it yet. */
    reasons?: Readonly<Partial<Record<ExportFormat, string | null>>>;
    words: Readonly<{
      /** "3 entries" */
      rows(count: number): string;
      /** Why there is nothing to download. */
      nothing: string;
      /** What the PDF is good for. */
      pdfHelp: string;
    }>;
  }>;

/** Downloads of what a filter lets through: a button for each format, or a menu on a phone. */
export function ExportButtons<Query>(props: Props<Query>) {
  const { total, reasons, words, ...request } = props;
  const { t, language: screenLanguage } = useTexts('features/exports');
  const { isOffline } = useConnectivity();
  const isPhone = useIsPhone();
  const language = screenLanguage === 'es' ? 'es' : 'en';
  const { state, start, retry, close, toBackground } = useExport({ ...request, language });

  const always = isOffline ? t('offline') : total === 0 ? words.nothing : null;
  const all: readonly Choice[] = [
    { format: 'csv', Icon: IconFileTypeCsv, help: t('csv.help'), reason: always ?? reasons?.csv ?? null },
    { format: 'pdf', Icon: IconFileTypePdf, help: words.pdfHelp, reason: always ?? reasons?.pdf ?? null },
  ];
  const choices = all.filter(
    ({ format }) => request.starts[format] !== undefined || typeof reasons?.[format] === 'string',
  );
  return (
    <>
      {isPhone ? (
        <ChoiceMenu choices={choices} onChoose={start} />
      ) : (
        choices.map((choice) => <ChoiceButton key={choice.format} choice={choice} onChoose={start} />)
      )}
      {state === null ? null : (
        <Suspense fallback={null}>
          <ExportDialog
            state={state}
            rowsText={words.rows}
            onRetry={retry}
            onClose={close}
            onBackground={toBackground}
          />
        </Suspense>
      )}
    </>
  );
}

type ChoiceProps = Readonly<{ choice: Choice; onChoose(format: ExportFormat): void }>;

function ChoiceButton({ choice: { format, Icon, help, reason }, onChoose }: ChoiceProps) {
  const { t } = useTexts('features/exports');
  const reasonId = useId();
  return (
    <>
      <Hint label={reason ?? help} maxWidth={280}>
        {(hinted, show) => (
          <Button
            {...hinted}
            variant="default"
            leftSection={<Icon size={18} aria-hidden />}
            aria-label={t(`${format}.name`)}
            {...(reason === null ? {} : { ...off, 'aria-describedby': reasonId })}
            onClick={(event) => (reason === null ? onChoose(format) : show(event))}
          >
            {t(`${format}.short`)}
          </Button>
        )}
      </Hint>
      <span id={reasonId} hidden>
        {reason}
      </span>
    </>
  );
}

function ChoiceMenu({
  choices,
  onChoose,
}: Readonly<{ choices: readonly Choice[]; onChoose(format: ExportFormat): void }>) {
  const { t } = useTexts('features/exports');
  return (
    <DropMenu
      position="bottom-end"
      width={288}
      renderButton={(props) => (
        <Button {...props} variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
          {t('menu')}
        </Button>
      )}
    >
      <ChoiceItems choices={choices} onChoose={onChoose} />
    </DropMenu>
  );
}
