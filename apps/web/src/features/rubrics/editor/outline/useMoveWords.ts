import { questionLetter, questionsOf, type RubricContent } from '@schooldog/domain/rubrics';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';

/** Where a part is after it was moved, for screen readers. */
export function useMoveWords() {
  const { t } = useTexts('features/rubrics/editor');
  return (content: RubricContent, id: string): string => {
    const sectionOf = (sectionId: string) =>
      content.sections.findIndex((section) => section.id === sectionId) + 1;
    const question = content.questions.find((one) => one.id === id);
    if (question === undefined) return t('outline.movedSection', { number: sectionOf(id) });
    const letter = questionLetter(questionsOf(content, question.sectionId).indexOf(question));
    return t('outline.movedQuestion', { number: `${sectionOf(question.sectionId)}${letter}` });
  };
}
