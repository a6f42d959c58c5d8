import { Button } from '@mantine/core';
import type { AttentionRow } from '@schooldog/domain/attention';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { queryClient } from '../../../../platform/api/queryClient.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { attentionLink, useShell } from '../../../../platform/navigation/featureShell.ts';
import { useActor } from '../../../../platform/session/session.ts';
import { AsOf } from '../../../../ui/AsOf.tsx';
import { useIsPhone } from '../../../../ui/useIsPhone.ts';
import { CardQuery } from '../../CardQuery.tsx';
import { heights } from '../heights.ts';
import classes from './Attention.module.css';
import { AttentionLine } from './AttentionLine.tsx';
import { useAttention } from './useAttention.ts';
import { useSeenKnown } from './useSeenKnown.ts';

/** What needs this person before anything else; each row leads to the list of just what it counts. */
export function AttentionCard() {
  const query = useAttention();
  return (
    <CardQuery query={query} height={heights.attention}>
      {({ rows }) => (
        <>
          {rows.length === 0 ? <Nothing /> : <AttentionRows rows={rows} />}
          {/* What is known of before the network was lost: others may have done it since. */}
          <AsOf query={query} />
        </>
      )}
    </CardQuery>
  );
}

/** A phone shows the first few, so that what its owner came to do is on the first screen too. */
const onPhone = 3;

export function AttentionRows({ rows }: Readonly<{ rows: readonly AttentionRow[] }>) {
  const { t } = useTexts('features/dashboard');
  const { attention } = useShell();
  const actor = useActor();
  const isSeenKnown = useSeenKnown();
  const [isWhole, setIsWhole] = useState(false);
  const isFolded = useIsPhone() && rows.length > onPhone + 1;
  const shown = isFolded && !isWhole ? rows.slice(0, onPhone) : rows;
  return (
    <ul className={classes.list}>
      {shown.map((row) => {
        const link = attentionLink(attention, row.key, row, actor);
        if (link === null) return null;
        const isMissing = isSeenKnown && link.isOnDevice?.(queryClient) === false;
        return <AttentionLine key={keyOf(row)} row={row} link={link} isMissing={isMissing} />;
      })}
      {isFolded ? (
        <li>
          <Button
            variant="subtle"
            fullWidth
            mih={48}
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? t('attention.fewer') : t('attention.more', { count: rows.length - onPhone })}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}

function keyOf(row: AttentionRow): string {
  return row.key === 'repeatedConcerns' ? `${row.key} ${row.location.optionId}` : row.key;
}

function Nothing() {
  const { t } = useTexts('features/dashboard');
  return (
    <p className={classes.nothing}>
      <IconCircleCheck size={24} stroke={1.75} aria-hidden />
      {t('attention.nothing')}
    </p>
  );
}
