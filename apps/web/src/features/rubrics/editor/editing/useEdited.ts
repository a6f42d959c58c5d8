// How the parts of the editor read and change the rubric. Each one subscribes to what it shows.
import { questionLetter, type RubricContent, type RubricGap, rubricGaps } from '@schooldog/domain/rubrics';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { EditorState, RubricEditor } from './createEditor.ts';

export type EditorTools = Readonly<{
  editor: RubricEditor;
  /** Offline, or not allowed to edit. */
  isReadOnly: boolean;
  /** The id of a section or a question; null for the settings. */
  chosenId: string | null;
  choose(id: string | null, how?: Readonly<{ isNew?: boolean }>): void;
  /** Was just added: the first field takes the focus. */
  newId: string | null;
}>;

export const EditorContext = createContext<EditorTools | null>(null);

export function useEditor(): EditorTools {
  const tools = use(EditorContext);
  if (tools === null) throw new Error('outside the editor of a rubric');
  return tools;
}

/** `select` gives a part of the state that stays the same object until it changes. */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  const { store } = useEditor().editor;
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

export function useEdited<Part>(select: (content: RubricContent) => Part): Part {
  return useEditorState(({ values }) => select(values));
}

type Index = Readonly<{
  sections: ReadonlyMap<string, RubricContent['sections'][number]>;
  questions: ReadonlyMap<string, RubricContent['questions'][number]>;
  gaps: readonly RubricGap[];
  /** By question, or by section where a section as a whole lacks something; the rest under the empty id. */
  gapsAt: ReadonlyMap<string, readonly RubricGap[]>;
}>;

/** Several hundred parts ask for each state; all share one index. */
const indexes = new WeakMap<RubricContent, Index>();

export function indexOf(content: RubricContent): Index {
  const known = indexes.get(content);
  if (known !== undefined) return known;
  const gaps = rubricGaps(content);
  const index = {
    sections: new Map(content.sections.map((section) => [section.id, section])),
    questions: new Map(content.questions.map((question) => [question.id, question])),
    gaps,
    gapsAt: Map.groupBy(gaps, ({ questionId, sectionId }) => questionId ?? sectionId ?? ''),
  };
  indexes.set(content, index);
  return index;
}

export type OutlineItem = Readonly<{ id: string; kind: 'section' | 'question'; number: string }>;

/** Every section, followed by its questions: 1, 1a, 1b, 2. Another list only when the order changes. */
export function useOutline(): readonly OutlineItem[] {
  const key = useEdited(outlineKey);
  return useMemo(() => outlineIn(key), [key]);
}

/** One line for each section with the ids of its questions. */
function outlineKey({ sections, questions }: RubricContent): string {
  const bySection = Map.groupBy(questions, ({ sectionId }) => sectionId);
  return sections
    .map(({ id }) => [id, ...(bySection.get(id) ?? []).map((question) => question.id)].join(' '))
    .join('\n');
}

function outlineIn(key: string): readonly OutlineItem[] {
  if (key === '') return [];
  return key.split('\n').flatMap((line, at) => {
    const [sectionId = '', ...questionIds] = line.split(' ');
    const section: OutlineItem = { id: sectionId, kind: 'section', number: String(at + 1) };
    const questions = questionIds.map((id, index): OutlineItem => ({
      id,
      kind: 'question',
      number: `${at + 1}${questionLetter(index)}`,
    }));
    return [section, ...questions];
  });
}
