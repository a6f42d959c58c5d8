import { questionLetter, questionsOf, type RubricContent, type RubricGap } from '@schooldog/domain/rubrics';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

/** What a rubric lacks, and where: "Section 2, question b: Enter a title." */
export function useGapWords() {
  const { t } = useTexts('features/rubrics');
  const what = ({ code }: RubricGap) => t(`gaps.${code}`);
  const where = (content: RubricContent, { sectionId, questionId }: RubricGap): string | null => {
    if (sectionId === null) return null;
    const section = content.sections.findIndex(({ id }) => id === sectionId) + 1;
    if (questionId === null) return t('gaps.inSection', { section });
    const place = questionsOf(content, sectionId).findIndex(({ id }) => id === questionId);
    return t('gaps.inQuestion', { section, letter: questionLetter(place) });
  };
  const full = (content: RubricContent, gap: RubricGap) => {
    const place = where(content, gap);
    return place === null ? what(gap) : t('gaps.at', { place, what: what(gap) });
  };
  return { what, full };
}
