import { Text, Title } from '@mantine/core';
import type { ReportPreview } from '@schooldog/contract/reports';
import { numberText } from '@schooldog/domain/kernel';
import { reportLimits, type ReportName } from '@schooldog/domain/reports';
import { IconFileOff, IconLock, IconSearchOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { refusalOf } from '../../../platform/api/problem.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useProblemText } from '../../../platform/problems/index.ts';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { SlowNotice } from '../../../ui/list/SlowNotice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import classes from './Preview.module.css';
import { PreviewTable } from './PreviewTable.tsx';

type Props = Readonly<{
  report: ReportName;
  query: UseQueryResult<ReportPreview>;
  isFiltered: boolean;
  onClear(): void;
}>;

export function Preview({ query, ...shown }: Props) {
  const { t } = useTexts('features/reports');
  const { isOffline } = useConnectivity();
  const problemText = useProblemText();
  const reason = query.isError ? problemText(refusalOf(query.error).code) : null;
  return (
    <div className={classes.preview} aria-busy={query.isPlaceholderData}>
      <SlowNotice isWaiting={!isOffline && (query.isLoading || query.isPlaceholderData)} />
      <QueryState
        query={query}
        isOffline={isOffline}
        skeleton={<SkeletonList rows={8} height={40} />}
        missing={
          <StateMessage
            icon={<IconLock aria-hidden />}
            title={t('preview.missing')}
            body={reason ?? undefined}
          />
        }
      >
        {(preview) => <Shown preview={preview} {...shown} />}
      </QueryState>
    </div>
  );
}

type ShownProps = Omit<Props, 'query'> & Readonly<{ preview: ReportPreview }>;

function Shown({ report, preview, isFiltered, onClear }: ShownProps) {
  const { t, language } = useTexts('features/reports');
  const { facts, rows, total } = preview;
  const number = (count: number) => numberText(count, language);
  const most = reportLimits.pdfRows;
  return (
    <>
      <Facts facts={facts} />
      {rows.length === 0 ? (
        <ListEmpty
          isFiltered={isFiltered}
          onClear={onClear}
          nothing={{ icon: <IconFileOff aria-hidden />, title: t('preview.empty') }}
          noMatch={{ icon: <IconSearchOff aria-hidden />, title: t('preview.noMatch') }}
        />
      ) : (
        <section aria-labelledby="report-rows">
          <Title order={2} size="h3" id="report-rows">
            {t('preview.title')}
          </Title>
          <Text size="sm" c="dimmed" component="output" className={classes.shown ?? ''}>
            {t('preview.shown', { shown: number(rows.length), total: number(total) })}
            {report !== 'entries' && total > most
              ? ` ${t('preview.pdfLimit', { most: number(most), total: number(total) })}`
              : null}
          </Text>
          <PreviewTable preview={preview} />
        </section>
      )}
    </>
  );
}

function Facts({ facts }: Pick<ReportPreview, 'facts'>) {
  const { t } = useTexts('features/reports');
  if (facts.length === 0) return null;
  return (
    <section aria-label={t('preview.facts')}>
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={classes.fact}>
            <dt className={classes.name}>{name}</dt>
            <dd className={classes.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
