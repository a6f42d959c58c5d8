import { Button, Text } from '@mantine/core';
import { numberText } from '@schooldog/domain/kernel';
import type { OrdersBehind } from '@schooldog/domain/workOrders';
import { useState } from 'react';
import { useScreenLanguage, useTexts } from '../../../platform/i18n/useTexts.ts';
import { OrdersLink } from './OrdersLink.tsx';
import classes from './Bars.module.css';

export type Bar = Readonly<{ key: string; name: string; number: number; behind: OrdersBehind }>;

type Props = Readonly<{ label: string; bars: readonly Bar[] }>;

/** More are behind a button. */
const shownAtFirst = 8;

/** Each opens the list of what it counts. */
export function Bars({ label, bars }: Props) {
  const { t } = useTexts('features/workOrders/analytics');
  const [isWhole, setIsWhole] = useState(false);
  const largest = Math.max(1, ...bars.map(({ number }) => number));
  if (bars.length === 0)
    return (
      <Text c="dimmed" size="sm">
        {t('bars.none')}
      </Text>
    );
  return (
    <>
      <ul className={classes.bars} aria-label={label}>
        {bars.slice(0, isWhole ? undefined : shownAtFirst).map((bar) => (
          <li key={bar.key}>
            <OneBar bar={bar} largest={largest} />
          </li>
        ))}
      </ul>
      {bars.length <= shownAtFirst ? null : (
        <Button
          className={classes.more ?? ''}
          variant="subtle"
          mih={44}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('bars.fewer') : t('bars.all', { count: bars.length })}
        </Button>
      )}
    </>
  );
}

function OneBar({ bar: { name, number, behind }, largest }: Readonly<{ bar: Bar; largest: number }>) {
  const language = useScreenLanguage();
  return (
    <OrdersLink behind={behind} className={classes.row}>
      <span className={classes.name} title={name}>
        {name}
      </span>
      <span className={classes.track} aria-hidden>
        <span
          className={classes.bar}
          style={{ width: `${(number / largest) * 100}%` }}
          data-none={number === 0 || undefined}
        />
      </span>
      <span className={classes.number}>{numberText(number, language)}</span>
    </OrdersLink>
  );
}
