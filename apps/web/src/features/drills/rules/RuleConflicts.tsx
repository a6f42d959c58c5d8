import type { DrillRule } from '@schooldog/domain/drills';
import type { JsonValue } from '@schooldog/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { api } from '../../../platform/api/client.ts';
import { textOr } from '../../../platform/i18n/unknownTexts.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { plainWords } from '../../../ui/plainWords.ts';
import { useDocumentWords } from './useDocumentWords.ts';

type Path = readonly string[];

type Props = Readonly<{
  merging: ComponentProps<typeof MergeConflicts>['merging'] & Readonly<{ isAuthorUnknown: boolean }>;
  rules: readonly DrillRule[];
}>;

/** What two people changed in the rules or the school days. */
export function RuleConflicts({ merging, rules }: Props) {
  const { t } = useTexts('features/drills/rules');
  const words = useDocumentWords();
  const history = useQuery(
    api.drills.getDrillRulesHistory.queryOptions({ input: {}, enabled: merging.isAuthorUnknown }),
  );
  const ruleAt = (key: string) => rules.find(({ id }) => id === key);
  const labelOf = ([list = '', key = '', field = '']: Path) => {
    if (list === 'schoolDays') return t(field === 'lastDay' ? 'days.lastDay' : 'days.firstDay');
    const name = ruleAt(key)?.name ?? '';
    return field === '' ? name : textOr('features/drills/rules', `rule.${field}`, name);
  };
  const wordsOf = (value: JsonValue, [, key = '', field = '']: Path) => {
    const said = field === '' ? words.itemText(value) : words.fieldText(field, value, ruleAt(key));
    return said ?? plainWords(value);
  };
  return <MergeConflicts merging={merging} labelOf={labelOf} wordsOf={wordsOf} history={history.data} />;
}
