import { Anchor, Text } from '@mantine/core';
import { canExploreEntries, opinions } from '@schooldog/domain/entries';
import { daysOfPeriod, monthName } from '@schooldog/domain/insights/chart';
import { numberText } from '@schooldog/domain/kernel';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../../platform/session/session.ts';
import { entryFilter, OpinionMark } from '../../../entries/index.ts';
import { type Cycle, ownTotal } from './cycle.ts';
import classes from './LoggedEntries.module.css';

/** One's own entries of the month by opinion, and the way to them. */
export function OwnEntries({ cycle }: Readonly<{ cycle: Cycle }>) {
  const { t, language } = useTexts('features/dashboard');
  const actor = useActor();
  const total = ownTotal(cycle);
  const month = monthName(cycle.month, language);
  const number = (value: number) => numberText(value, language);
  const search = entryFilter.write({
    ...daysOfPeriod({ from: cycle.month, to: cycle.month }),
    userIds: [actor.userId],
  });
  return (
    <div className={classes.own}>
      <Text size="sm" fw={600}>
        {total === 0 ? t('logged.empty') : t('logged.own', { count: total, number: number(total), month })}
      </Text>
      {total === 0 ? null : (
        <ul className={classes.opinions}>
          {opinions
            .filter((opinion) => cycle.own[opinion] > 0)
            .map((opinion) => (
              <li key={opinion}>
                <OpinionMark opinion={opinion} isLarge>
                  {t(`logged.opinions.${opinion}`, {
                    count: cycle.own[opinion],
                    number: number(cycle.own[opinion]),
                  })}
                </OpinionMark>
              </li>
            ))}
        </ul>
      )}
      {total > 0 && canExploreEntries(actor) ? (
        <Anchor
          size="sm"
          className={classes.more}
          renderRoot={(props) => <Link to="/entries" search={search} {...props} />}
        >
          {t('logged.see')}
        </Anchor>
      ) : null}
    </div>
  );
}
