import type { AttentionRow } from '@schooldog/domain/attention';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { attentionLink, useShell } from '../../../../platform/navigation/featureShell.ts';
import { useActor } from '../../../../platform/session/session.ts';
import { CardQuery } from '../../CardQuery.tsx';
import { heights } from '../heights.ts';
import classes from './Attention.module.css';
import { AttentionLine } from './AttentionLine.tsx';
import { useAttention } from './useAttention.ts';

/** What needs this person before anything else; each row leads to the list of just what it counts. */
export function AttentionCard() {
  const query = useAttention();
  return (
    <CardQuery query={query} height={heights.attention}>
      {({ rows }) => (rows.length === 0 ? <Nothing /> : <AttentionRows rows={rows} />)}
    </CardQuery>
  );
}

export function AttentionRows({ rows }: Readonly<{ rows: readonly AttentionRow[] }>) {
  const { attention } = useShell();
  const actor = useActor();
  return (
    <ul className={classes.list}>
      {rows.map((row) => {
        const link = attentionLink(attention, row.key, row, actor);
        return link === null ? null : <AttentionLine key={keyOf(row)} row={row} link={link} />;
      })}
    </ul>
  );
}

function keyOf(row: AttentionRow): string {
  return row.key === 'repeatedConcerns' ? `${row.key} ${row.location.optionId}` : row.key;
}

function Nothing() {
  const { t } = useTranslation('features/dashboard');
  return (
    <p className={classes.nothing}>
      <IconCircleCheck size={24} stroke={1.75} aria-hidden />
      {t('attention.nothing')}
    </p>
  );
}
