import { Progress, Text } from '@mantine/core';
import type { ReportRun } from '@schooldog/contract/reports';
import { numberText } from '@schooldog/domain/kernel';
import { IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { RunActions } from './RunActions.tsx';
import classes from './RunRow.module.css';
import { RunState } from './RunState.tsx';
import { useQueryWords } from './useQueryWords.ts';

type Props = Readonly<{
  run: ReportRun;
  /** With the name of the person. */
  isNamed: boolean;
  onShow(exportId: string): void;
}>;

const icons = { csv: IconFileTypeCsv, pdf: IconFileTypePdf };

export function RunRow({ run, isNamed, onShow }: Props) {
  const { t, language } = useTexts('features/reports');
  const { userId } = useActor();
  const words = useQueryWords();
  const Icon = icons[run.format];
  const { query, title, fileName, status, total } = run;
  const name = query === null || title !== '' ? title || fileName : t(`reports.${query.report}.name`);
  const rows = t('rows', { count: total, number: numberText(total, language) });
  const about = [
    ...(query === null ? [] : words(query)),
    ...(status === 'ready' || status === 'expired' ? [rows] : []),
    run.format.toUpperCase(),
    ...(isNamed ? [run.requestedByName ?? t('unknown.person')] : []),
  ];
  return (
    <li className={classes.row}>
      <Icon size={24} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <Text size="sm" c="dimmed" component="p" m={0}>
          {about.map((part) => `${part} · `)}
          <RelativeTime moment={run.timeCreated} />
        </Text>
        <RunState run={run} />
        {status === 'generating' ? <RunProgress run={run} /> : null}
      </div>
      {run.requestedByUserId === userId ? <RunActions run={run} name={name} onShow={onShow} /> : null}
    </li>
  );
}

function RunProgress({ run: { done, total } }: Readonly<{ run: ReportRun }>) {
  const { t } = useTexts('features/reports');
  const share = total === 0 ? 0 : Math.min(100, Math.round((done / total) * 100));
  return (
    <Progress.Root size="sm" maw={320} mt={6}>
      <Progress.Section value={share} aria-label={t('runs.progress')} />
    </Progress.Root>
  );
}
