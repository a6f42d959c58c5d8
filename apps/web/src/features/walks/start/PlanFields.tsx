import { Button, Collapse, MultiSelect, Stack } from '@mantine/core';
import { categoriesToLog } from '@schooldog/domain/settings';
import { walkLimits } from '@schooldog/domain/walks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { DayInput } from '../../../ui/DayInput.tsx';
import { useObservation } from '../../settings/index.ts';
import type { WalkPlan } from './useStartWalk.ts';

type Props = Readonly<{ plan: WalkPlan; onChange(plan: WalkPlan): void }>;

/** What most walks do without. */
export function PlanFields({ plan, onChange }: Props) {
  const { t } = useTexts('features/walks/start');
  const { settings } = useObservation();
  const [isOpen, setIsOpen] = useState(plan.intendedCategories.length > 0 || plan.timeframe !== null);
  const fieldsId = useId();
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <div>
      <Button
        variant="subtle"
        mih={44}
        px={8}
        rightSection={<Chevron size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('more')}
      </Button>
      <div id={fieldsId}>
        <Collapse expanded={isOpen} keepMounted={false}>
          <Stack gap="md" pt="xs">
            <MultiSelect
              label={t('categories')}
              description={t('categoriesHint')}
              placeholder={plan.intendedCategories.length === 0 ? t('everything') : ''}
              data={(settings === undefined ? [] : categoriesToLog(settings)).map(({ id, label }) => ({
                value: id,
                label,
              }))}
              value={[...plan.intendedCategories]}
              onChange={(intendedCategories) => onChange({ ...plan, intendedCategories })}
              maxValues={walkLimits.intendedCategories}
              searchable
              clearable
              clearButtonProps={{ 'aria-label': t('clearCategories') }}
              nothingFoundMessage={t('noCategory')}
              maxDropdownHeight={240}
            />
            <DayInput
              label={t('timeframe')}
              placeholder={t('noDay')}
              clearLabel={t('clearDay')}
              value={plan.timeframe}
              onChange={(timeframe) => onChange({ ...plan, timeframe })}
              isFromToday
            />
          </Stack>
        </Collapse>
      </div>
    </div>
  );
}
