// The three questions that people ask most, each with its tips in the order in which to try them.
import type texts from './texts/en.json';

type QuestionTexts = typeof texts.support.tips.questions;
type QuestionKey = keyof QuestionTexts;
type TipKey = {
  [Key in QuestionKey]: `${Key}.tips.${keyof QuestionTexts[Key]['tips'] & string}`;
}[QuestionKey];

export const questions: readonly Readonly<{ key: QuestionKey; tips: readonly TipKey[] }>[] = [
  {
    key: 'pictures',
    tips: ['pictures.tips.toolbar', 'pictures.tips.wait', 'pictures.tips.reload', 'pictures.tips.author'],
  },
  {
    key: 'update',
    tips: ['update.tips.reload', 'update.tips.online', 'update.tips.tabs', 'update.tips.data'],
  },
  {
    key: 'unsent',
    tips: ['unsent.tips.online', 'unsent.tips.mode', 'unsent.tips.refused', 'unsent.tips.signOut'],
  },
];
