import { type Evidence, suggestedAnswer } from '@schooldog/domain/assessments';
import type { RubricQuestion } from '@schooldog/domain/rubrics';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './Question.module.css';

type Props = Readonly<{ question: RubricQuestion; evidence: Evidence; isManual: boolean }>;

/** Why a question has its answer: what the entries say, or that a person chose. */
export function Reason({ question, evidence, isManual }: Props) {
  const { t } = useTexts('features/assessments/form');
  if (question.tags.length === 0) return null;
  const counts = t('reason.counts', {
    praises: t('reason.praises', { count: evidence.praises }),
    concerns: t('reason.concerns', { count: evidence.concerns }),
  });
  const met = suggestedAnswer(question, evidence)?.text[0];
  const said = met === undefined ? t('reason.none', { counts }) : t('reason.meets', { counts, answer: met });
  return <p className={classes.reason}>{isManual ? t('reason.manual', { said }) : said}</p>;
}
