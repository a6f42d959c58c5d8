import type { AnalyticsNumbers } from '@schooldog/contract/workOrders';
import { numberText } from '@schooldog/domain/kernel';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { NumberCard, NumberCards } from './NumberCard.tsx';
import type { Behind } from './shown.ts';

type Props = Readonly<{ numbers: AnalyticsNumbers; behind: Behind }>;

const shown = ['open', 'overdue', 'awaitingApproval'] as const;

export function NowCards({ numbers, behind }: Props) {
  const { t, language } = useTexts('features/workOrders/analytics');
  return (
    <NumberCards>
      {shown.map((name) => (
        <NumberCard
          key={name}
          label={t(`cards.${name}`)}
          value={numberText(numbers[name], language)}
          behind={behind[name]}
        />
      ))}
    </NumberCards>
  );
}
