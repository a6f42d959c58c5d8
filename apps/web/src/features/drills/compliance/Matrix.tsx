import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ShownDueDrills } from '@schooldog/contract/drills';
import { canEditDrillRules, type Requirement } from '@schooldog/domain/drills';
import { localeOf, numberText } from '@schooldog/domain/kernel';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';
import { RulesLink } from '../due/RulesLink.tsx';
import { RequirementLine } from '../words/RequirementLine.tsx';
import { StateMark } from '../words/StateMark.tsx';
import { doneOf, matrixOf, type MatrixRow, worstState } from './matrix.ts';
import classes from './Matrix.module.css';

type Opened = Readonly<{ title: string; requirements: readonly Requirement[] }>;

/** Schools × months. The names of the schools stay in sight while the months scroll. */
export function Matrix({ due }: Readonly<{ due: ShownDueDrills }>) {
  const { t, language } = useTexts('features/drills/compliance');
  const { months, rows } = matrixOf(due, useSchoolNamesById());
  const [opened, setOpened] = useState<Opened | null>(null);
  const monthText = (month: string, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(localeOf(language), {
      month: style,
      year: 'numeric',
      timeZone: 'UTC',
    }).format(Date.parse(`${month}-01`));
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={t('table')}>
        <thead>
          <tr>
            <th scope="col" className={classes.school}>
              {t('school')}
            </th>
            {months.map((month) => (
              <th key={month} scope="col">
                {monthText(month, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SchoolRow
              key={row.schoolId}
              row={row}
              months={months}
              monthText={(month) => monthText(month, 'long')}
              onOpen={setOpened}
            />
          ))}
        </tbody>
      </table>
      {opened === null ? null : (
        <Dialog title={opened.title} onClose={() => setOpened(null)}>
          <ul className={classes.lines}>
            {opened.requirements.map((requirement) => (
              <li key={`${requirement.ruleId} ${requirement.from} ${requirement.ordinal}`}>
                <RequirementLine
                  requirement={requirement}
                  rule={due.rules.find(({ id }) => id === requirement.ruleId)}
                />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}

type RowProps = Readonly<{
  row: MatrixRow;
  months: readonly string[];
  monthText(month: string): string;
  onOpen(opened: Opened): void;
}>;

function SchoolRow({ row: { name, isStartSet, cells }, months, monthText, onOpen }: RowProps) {
  const { t } = useTexts('features/drills/compliance');
  const canEdit = canEditDrillRules(useActor());
  return (
    <tr>
      <th scope="row" className={classes.school}>
        {name}
      </th>
      {isStartSet ? (
        months.map((month) => (
          <td key={month}>
            <Cell
              school={name}
              month={monthText(month)}
              requirements={cells.get(month) ?? []}
              onOpen={onOpen}
            />
          </td>
        ))
      ) : (
        <td colSpan={Math.max(months.length, 1)}>
          <span className={classes.empty}>
            {t('notSet')} {canEdit ? <RulesLink label={t('setDays')} /> : null}
          </span>
        </td>
      )}
    </tr>
  );
}

type CellProps = Readonly<{
  school: string;
  month: string;
  requirements: readonly Requirement[];
  onOpen(opened: Opened): void;
}>;

function Cell({ school, month, requirements, onOpen }: CellProps) {
  const { t, language } = useTexts('features/drills/compliance');
  if (requirements.length === 0) return <span className={classes.empty}>{t('nothing')}</span>;
  const state = worstState(requirements);
  const number = (count: number) => numberText(count, language);
  const count = t('count', { done: number(doneOf(requirements)), number: number(requirements.length) });
  return (
    <UnstyledButton
      className={classes.cell ?? ''}
      onClick={() => onOpen({ title: `${school} · ${month}`, requirements })}
    >
      <VisuallyHidden>{t('cell', { school, month })} </VisuallyHidden>
      <StateMark state={state} />
      {requirements.length === 1 ? null : <span className={classes.count}>{count}</span>}
    </UnstyledButton>
  );
}
