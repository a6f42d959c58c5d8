import { Button, Menu, Text, Tooltip } from '@mantine/core';
import { type EntryFilter, maxPdfEntries } from '@schooldog/domain/entries';
import type { InsightChart } from '@schooldog/domain/insights';
import { IconDownload, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import classes from './ExportButtons.module.css';
import { ExportDialog } from './ExportDialog.tsx';
import { type Kind, useExport } from './useExport.ts';

type Props = Readonly<{
  filter: EntryFilter;
  /** Of everything that the filter lets through; undefined while it is not known. */
  total: number | undefined;
  /** The name of the file begins with it. */
  title: string;
  /** The chart from which somebody came here; it is printed in front of the entries. */
  chart?: InsightChart | undefined;
}>;

type Choice = Readonly<{ kind: Kind; Icon: typeof IconDownload; reason: string | null }>;

/** CSV and PDF of what a filter lets through: two buttons, or a menu on a phone. */
export function ExportButtons({ filter, total, title, chart }: Props) {
  const { t, i18n } = useTranslation('features/entries/entryExports');
  const { isOffline } = useConnectivity();
  const isPhone = useIsPhone();
  const language = i18n.language === 'es' ? 'es' : 'en';
  const { state, start, retry, close } = useExport({ query: filter, title, language }, chart);

  const always = isOffline ? t('offline') : total === 0 ? t('nothing') : null;
  const tooMany = total !== undefined && total > maxPdfEntries ? t('pdf.tooMany') : null;
  const choices: readonly Choice[] = [
    { kind: 'csv', Icon: IconFileTypeCsv, reason: always },
    { kind: 'pdf', Icon: IconFileTypePdf, reason: always ?? tooMany },
  ];
  return (
    <>
      {isPhone ? (
        <ChoiceMenu choices={choices} onChoose={start} />
      ) : (
        choices.map((choice) => <ChoiceButton key={choice.kind} choice={choice} onChoose={start} />)
      )}
      {state === null ? null : <ExportDialog state={state} onRetry={retry} onClose={close} />}
    </>
  );
}

/** Looks and reads as off, but can still be reached, so that everybody can find out why. */
const off = { 'aria-disabled': true, 'data-disabled': true } as const;

type ChoiceProps = Readonly<{ choice: Choice; onChoose(kind: Kind): void }>;

function ChoiceButton({ choice: { kind, Icon, reason }, onChoose }: ChoiceProps) {
  const { t } = useTranslation('features/entries/entryExports');
  const reasonId = useId();
  return (
    <>
      <Tooltip
        label={reason ?? t(`${kind}.help`)}
        multiline
        maw={280}
        events={{ hover: true, focus: true, touch: true }}
      >
        <Button
          variant="default"
          leftSection={<Icon size={18} aria-hidden />}
          aria-label={t(`${kind}.name`)}
          {...(reason === null ? {} : { ...off, 'aria-describedby': reasonId })}
          onClick={() => (reason === null ? onChoose(kind) : undefined)}
        >
          {t(`${kind}.short`)}
        </Button>
      </Tooltip>
      <span id={reasonId} hidden>
        {reason}
      </span>
    </>
  );
}

function ChoiceMenu({
  choices,
  onChoose,
}: Readonly<{ choices: readonly Choice[]; onChoose(kind: Kind): void }>) {
  const { t } = useTranslation('features/entries/entryExports');
  return (
    <Menu position="bottom-end" shadow="md" width={288}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
          {t('menu')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ kind, Icon, reason }) => (
          <Menu.Item
            key={kind}
            className={classes.item ?? ''}
            leftSection={<Icon size={20} aria-hidden />}
            {...(reason === null ? {} : off)}
            closeMenuOnClick={reason === null}
            onClick={() => (reason === null ? onChoose(kind) : undefined)}
          >
            <span className={classes.name}>{t(`${kind}.name`)}</span>
            <Text span className={classes.why ?? ''} size="sm">
              {reason ?? t(`${kind}.help`)}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
