import { ActionIcon, Button, Menu, SegmentedControl, Text, Title } from '@mantine/core';
import { type ChartSeries, periodName } from '@schooldog/domain/insights/chart';
import { IconCopy, IconDotsVertical, IconDownload } from '@tabler/icons-react';
import { memo } from 'react';
import { saveCsv } from '../../platform/downloads/saveFile.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { toastError, toastSuccess } from '../../platform/toasts/toasts.ts';
import { BackMenu } from '../../ui/floating/BackMenu.tsx';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { pictures } from './insightSearch.ts';
import classes from './PictureBar.module.css';
import { clipboardText, tableRows } from './tableText.ts';
import type { Insight } from './useInsightView.ts';

type Props = Readonly<{ insight: Insight; chart: ChartSeries | null; title: string }>;

/** What is shown, in which picture, and the numbers to take along. */
export const PictureBar = memo(function PictureBar({ insight, chart, title }: Props) {
  const { view, period, setView } = insight;
  const { t, language } = useTexts('features/insights');
  return (
    <div className={classes.bar}>
      <div className={classes.about}>
        <Title order={2} className={classes.title}>
          {title}
        </Title>
        <Text c="dimmed" size="sm">
          {periodName(period, language)}
        </Text>
      </div>
      <SegmentedControl
        className={classes.pictures ?? ''}
        aria-label={t('pictures.label')}
        data={pictures.map((value) => ({ value, label: t(`pictures.${value}`) }))}
        value={view.picture}
        onChange={(value) => setView({ picture: pictures.find((known) => known === value) ?? 'overview' })}
      />
      <NumbersToTake insight={insight} chart={chart} title={title} />
    </div>
  );
});

/** To the clipboard or into a file; on a phone both are in a menu. */
function NumbersToTake({ insight: { period }, chart, title }: Props) {
  const { t } = useTexts('features/insights');
  const isPhone = useIsPhone();
  const rows = () =>
    chart === null ? [] : tableRows(chart, { school: t('table.school'), total: t('table.total') });
  const copy = () =>
    void navigator.clipboard.writeText(clipboardText(rows())).then(
      () => toastSuccess(t('table.copied')),
      () => toastError(t('table.copyFailed')),
    );
  const save = () => {
    const name = `${title} ${period.from} – ${period.to}.csv`.replaceAll(/[\\/:*?"<>|]/g, ' ');
    saveCsv(rows(), name);
    toastSuccess(t('table.saved', { fileName: name }), { label: t('table.again'), run: save });
  };
  if (isPhone)
    return (
      <div className={classes.end}>
        <BackMenu position="bottom-end" shadow="md">
          <Menu.Target>
            <ActionIcon variant="default" size={44} disabled={chart === null} aria-label={t('table.more')}>
              <IconDotsVertical size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
              {t('table.copyLabel')}
            </Menu.Item>
            <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
              {t('table.csvLabel')}
            </Menu.Item>
          </Menu.Dropdown>
        </BackMenu>
      </div>
    );
  return (
    <div className={classes.end}>
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden />}
        aria-label={t('table.copyLabel')}
        disabled={chart === null}
        onClick={copy}
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
  );
}
