import { Button, SegmentedControl } from '@mantine/core';
import type { ChartSeries } from '@schooldog/domain/insights/chart';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { saveCsv } from '../../platform/downloads/saveFile.ts';
import { toastError, toastSuccess } from '../../platform/toasts/toasts.ts';
import { pictures } from './insightSearch.ts';
import classes from './PictureBar.module.css';
import { clipboardText, tableRows } from './tableText.ts';
import type { Insight } from './useInsightView.ts';

type Props = Readonly<{ insight: Insight; chart: ChartSeries | null; title: string }>;

/** Lines, bars or table, and the numbers to take along. */
export const PictureBar = memo(function PictureBar({ insight, chart, title }: Props) {
  const { view, period, setView } = insight;
  const { t } = useTranslation('features/insights');
  const rows = () =>
    chart === null ? [] : tableRows(chart, { school: t('table.school'), total: t('table.total') });
  const copy = () =>
    navigator.clipboard.writeText(clipboardText(rows())).then(
      () => toastSuccess(t('table.copied')),
      () => toastError(t('table.copyFailed')),
    );
  const save = () => {
    const name = `${title} ${period.from} – ${period.to}.csv`.replaceAll(/[\\/:*?"<>|]/g, ' ');
    saveCsv(rows(), name);
  };
  return (
    <div className={classes.bar}>
      <SegmentedControl
        aria-label={t('pictures.label')}
        data={pictures.map((value) => ({ value, label: t(`pictures.${value}`) }))}
        value={view.picture}
        onChange={(value) => setView({ picture: pictures.find((known) => known === value) ?? 'lines' })}
      />
      <div className={classes.end}>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          aria-label={t('table.copyLabel')}
          disabled={chart === null}
          onClick={() => void copy()}
        >
          {t('table.copy')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          aria-label={t('table.csvLabel')}
          disabled={chart === null}
          onClick={save}
        >
          {t('table.csv')}
        </Button>
      </div>
    </div>
  );
});
