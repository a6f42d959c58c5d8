import type { FieldConflict, JsonValue } from '@schooldog/domain/kernel';
import {
  anyConcerns,
  type RubricContent,
  rubricQuestionSchema,
  rubricSectionSchema,
} from '@schooldog/domain/rubrics';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ConflictPanel } from '../../../ui/ConflictPanel.tsx';
import { useEditor, useEditorState, useOutline } from './editing/useEdited.ts';

/** Values that someone else changed, too. Nothing is saved until the person has chosen. */
export function RubricConflicts() {
  const { editor } = useEditor();
  const conflicts = useEditorState((state) => state.conflicts);
  const words = useConflictWords();
  if (conflicts.length === 0) return null;
  const shown = conflicts.map((conflict) => ({
    conflict,
    label: words.labelOf(conflict, editor.store.get().values),
    present: words.wordsOf(conflict.present, conflict),
    yours: words.wordsOf(conflict.yours, conflict),
  }));
  return <ConflictPanel conflicts={shown} onChoose={editor.choose} />;
}

const questionFields = ['title', 'body', 'context', 'sectionId'] as const;
const answerFields = ['value', 'text', 'expectedPraises', 'expectedConcerns'] as const;
const sectionFields = ['title', 'description', 'showNotes'] as const;
const settings = ['name', 'showScores', 'disclaimer', 'useScoreThresholds', 'scoreThresholds'] as const;

function useConflictWords() {
  const { t } = useTexts('features/rubrics/editor');
  const outline = useOutline();
  const numberOf = (id: string) => outline.find((item) => item.id === id)?.number ?? '';
  const fieldIn = (known: readonly string[], name: string | undefined) => known.find((one) => one === name);

  const inQuestion = (
    id: string,
    [field, answerId = '', part]: readonly string[],
    content: RubricContent,
  ) => {
    const place = t('conflict.question', { number: numberOf(id) });
    if (field !== 'answers') {
      const found = questionFields.find((one) => one === field);
      return found === undefined ? place : t('conflict.at', { place, field: t(`fields.question.${found}`) });
    }
    const answers = content.questions.find((question) => question.id === id)?.answers ?? [];
    const number = answers.findIndex((answer) => answer.id === answerId) + 1;
    const answer = t('conflict.at', { place, field: t('answer', { number }) });
    const found = answerFields.find((one) => one === part);
    return found === undefined
      ? answer
      : t('conflict.at', { place: answer, field: t(`fields.answer.${found}`) });
  };
  const labelOf = ({ path: [field, id = '', ...rest] }: FieldConflict, content: RubricContent): string => {
    if (field === 'questions') return inQuestion(id, rest, content);
    if (field === 'sections') {
      const place = t('conflict.section', { number: numberOf(id) });
      const found = sectionFields.find((one) => one === fieldIn(sectionFields, rest[0]));
      return found === undefined ? place : t('conflict.at', { place, field: t(`fields.section.${found}`) });
    }
    const found = settings.find((one) => one === field);
    return found === undefined ? t('settings.title') : t(`fields.settings.${found}`);
  };
  const wordsOf = (value: JsonValue, { path }: FieldConflict): string => {
    if (value === null && isWholePart(path)) return t('conflict.removed');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (value === anyConcerns && path.at(-1) === 'expectedConcerns') return t('any');
    if (path.at(-1) === 'sectionId') return typeof value === 'string' ? numberOf(value) : '';
    const record = rubricQuestionSchema.or(rubricSectionSchema).safeParse(value).data;
    return record === undefined ? textsIn(value).join('\n') : record.title;
  };
  return { labelOf, wordsOf };
}

/** A section, a question or an answer, and not one of its fields. */
function isWholePart(path: FieldConflict['path']): boolean {
  return path.length % 2 === 0;
}

/** The texts and numbers of a value, one under the other. */
function textsIn(value: JsonValue | undefined): string[] {
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  if (typeof value !== 'object') return [String(value)];
  return Object.values(value).flatMap((part) => textsIn(part));
}
