import { Stack, Text, VisuallyHidden } from '@mantine/core';
import { type Opinion, opinions } from '@schooldog/domain/entries';
import { numberText } from '@schooldog/domain/kernel';
import { opinionNumbers, type WalkEntry } from '@schooldog/domain/walks';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { opinionIcons, OpinionMark } from '../../entries/index.ts';
import { useObservation } from '../../settings/index.ts';
import classes from './parts.module.css';

type Counted = Pick<WalkEntry, 'observationType' | 'observationCategoryId' | 'quantity'>;

/** How much was seen, by opinion and by category. */
export function WalkSummary({ entries }: Readonly<{ entries: readonly Counted[] }>) {
  const { t, language } = useTexts('features/walks/parts');
  const numbers = opinionNumbers(entries);
  if (entries.length === 0) return <Text c="dimmed">{t('summary.empty')}</Text>;
  return (
    <Stack gap="md">
      <div className={classes.numbers}>
        {opinions.map((opinion) => (
          <OpinionMark key={opinion} opinion={opinion} isLarge>
            {t(`summary.${opinion}`, {
              count: numbers[opinion],
              number: numberText(numbers[opinion], language),
            })}
          </OpinionMark>
        ))}
      </div>
      <ByCategory entries={entries} />
    </Stack>
  );
}

function ByCategory({ entries }: Readonly<{ entries: readonly Counted[] }>) {
  const { t, language } = useTexts('features/walks/parts');
  const { categoryLabel } = useObservation();
  const rows = [...Map.groupBy(entries, ({ observationCategoryId }) => observationCategoryId)]
    .map(([id, some]) => ({ id, label: categoryLabel(id), numbers: opinionNumbers(some) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  const text = (number: number) => numberText(number, language);
  return (
    <table className={classes.table} aria-label={t('summary.categories')}>
      <thead>
        <tr>
          <th scope="col">{t('summary.category')}</th>
          {opinions.map((opinion) => (
            <th key={opinion} scope="col">
              <OpinionHead opinion={opinion} />
            </th>
          ))}
          <th scope="col">{t('summary.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, numbers }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {opinions.map((opinion) => (
              <td key={opinion}>{text(numbers[opinion])}</td>
            ))}
            <td>{text(total(numbers))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function total(numbers: Readonly<Record<Opinion, number>>): number {
  return numbers.concern + numbers.praise + numbers.other;
}

/** The words stand in the numbers above; here they would take the room of the categories. */
function OpinionHead({ opinion }: Readonly<{ opinion: Opinion }>) {
  const { t } = useTexts('features/entries');
  const OpinionIcon = opinionIcons[opinion];
  const label = t(`opinions.${opinion}`);
  return (
    <span title={label}>
      <OpinionIcon size={16} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
