import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { CheckFilter } from '../../../ui/list/CheckFilter.tsx';
import { dueStates } from '../eopFilter.ts';

type State = (typeof dueStates)[number];
type Stated = { states?: State[] | undefined };
type Props<Filter extends Stated> = Readonly<{ filter: Filter; onChange(filter: Filter): void }>;

/** Only what is overdue or due soon. */
export function StateFilter<Filter extends Stated>({ filter, onChange }: Props<Filter>) {
  const { t } = useTexts('features/eop');
  return (
    <CheckFilter
      label={t('filters.only')}
      choices={dueStates.map((value) => ({ value, label: t(`states.${value}`) }))}
      value={filter.states ?? []}
      onChange={(states) => onChange({ ...filter, states: states.length === 0 ? undefined : states })}
    />
  );
}
