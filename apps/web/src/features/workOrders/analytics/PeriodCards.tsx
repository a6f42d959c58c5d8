import type { AnalyticsNumbers } from '@schooldog/contract/workOrders';
import { numberText } from '@schooldog/domain/kernel';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import touch from '../../../ui/touchTarget.module.css';
import { Note, NumberCard, NumberCards } from './NumberCard.tsx';
import { OrdersLink } from './OrdersLink.tsx';
import { type Behind, hoursOf, shareText } from './shown.ts';

type Props = Readonly<{ numbers: AnalyticsNumbers; behind: Behind; hasCalendar: boolean }>;

export function PeriodCards({ numbers, behind, hasCalendar }: Props) {
  const { t, language } = useTexts('features/workOrders/analytics');
  const text = (number: number) => numberText(number, language);
  const said = (number: number) => ({ count: number, number: text(number) });
  const { completed, reopened } = numbers;
  const { onTime, late, pastDue } = numbers.onTime;
  const dated = onTime + late + pastDue;
  const share = (part: number, whole: number) => shareText(part, whole, language) ?? t('cards.none');
  return (
    <NumberCards>
      <NumberCard label={t('cards.completed')} value={text(completed)} behind={behind.completed} />
      {(['response', 'completion'] as const).map((name) => (
        <Median key={name} name={name} numbers={numbers} hasCalendar={hasCalendar} />
      ))}
      <NumberCard label={t('cards.onTime')} value={share(onTime, dated)} behind={behind.onTime}>
        <Note>{t('cards.onTimeOf', { ...said(dated), onTime: text(onTime) })}</Note>
        <Note>
          <OrdersLink behind={behind.late} className={touch.target}>
            {t('cards.late', said(late))}
          </OrdersLink>
        </Note>
        <Note>{t('cards.pastDue', said(pastDue))}</Note>
      </NumberCard>
      <NumberCard label={t('cards.reopened')} value={share(reopened, completed)} behind={behind.reopened}>
        <Note>{t('cards.reopenedOf', { ...said(completed), reopened: text(reopened) })}</Note>
      </NumberCard>
    </NumberCards>
  );
}

type MedianProps = Omit<Props, 'behind'> & Readonly<{ name: 'response' | 'completion' }>;

function Median({ name, numbers, hasCalendar }: MedianProps) {
  const { t, language } = useTexts('features/workOrders/analytics');
  const text = (number: number) => numberText(number, language);
  const { minutes, count } = numbers[name];
  const hours = minutes === null ? null : hoursOf(minutes);
  return (
    <NumberCard label={t(`cards.${name}`)} value={hours === null ? t('cards.none') : text(hours)}>
      {hours === null ? null : (
        <Note>{t(hasCalendar ? 'cards.workHours' : 'cards.hours', { count: hours })}</Note>
      )}
      <Note>{t('cards.ofCompleted', { count, number: text(count) })}</Note>
      <Note>{t('cards.stillOpen', { count: numbers.open, number: text(numbers.open) })}</Note>
    </NumberCard>
  );
}
