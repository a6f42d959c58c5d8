// The editor of a rubric, and a server that has the rubric and the merge of edits.
import { Notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import type { ShownRubric } from '@schooldog/contract/rubrics';
import { editedContent, rubricMerge, type RubricEdit } from '@schooldog/domain/rubrics';
import { useState } from 'react';
import { vi } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { observation } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { aRubric } from '../../../testing/rubrics.ts';
import { someone } from '../../../testing/someone.ts';
import { contentOf } from '../editor/editing/toSend.ts';
import { RubricEditor } from '../editor/RubricEditor.tsx';
import { useRubric } from '../queries.ts';

const coordinator = someone('district_safety_coordinator');
export const rubricId = aRubric().id;
export const onCreated = vi.fn<() => void>();
/** What the server has. */
export const server: { stored: ShownRubric } = { stored: aRubric() };
let clock = 0;

export function store(facts: Partial<ShownRubric>): ShownRubric {
  clock += 1;
  const timeUpdated = `2026-10-05T15:00:00.${String(clock).padStart(3, '0')}Z`;
  server.stored = { ...server.stored, timeUpdated, updatedByName: 'Sam Ortiz', ...facts };
  return server.stored;
}

function save(edit: RubricEdit): ShownRubric {
  const content = contentOf(rubricMerge.apply(editedContent(server.stored), edit).value);
  return store(server.stored.enabled ? { draft: content } : { content });
}

function requireSeen(seen: string): void {
  if (seen !== server.stored.timeUpdated) throw refusal(409, 'rubric.draftChanged');
}

export function fakeRubrics(): void {
  server.stored = aRubric();
  onCreated.mockClear();
  fakeApi({
    'entries.listTags': () => [],
    'settings.getObservationSettings': () => observation,
    'rubrics.getRubric': () => server.stored,
    'rubrics.saveRubric': ({ edit }) => save(edit),
    'rubrics.createRubric': ({ content }) => store({ content }),
    'rubrics.publishRubric': ({ seen }) => {
      requireSeen(seen);
      return store({ content: editedContent(server.stored), draft: null });
    },
    'rubrics.discardRubricDraft': ({ seen }) => {
      requireSeen(seen);
      return store({ draft: null });
    },
  });
}

type Given = Readonly<{ isNew?: boolean; canEdit?: boolean }>;

function Page({ isNew = false, canEdit = true }: Given) {
  const rubric = useRubric(rubricId, { isCreated: !isNew });
  const [part, setPart] = useState<string | null>(null);
  if (!isNew && rubric.data === undefined) return null;
  return (
    <RubricEditor
      rubricId={rubricId}
      shown={rubric.data}
      draft={null}
      canEdit={canEdit}
      part={part}
      onPart={setPart}
      onCreated={onCreated}
    />
  );
}

export const openEditor = (given: Given = {}) =>
  renderAs(
    coordinator,
    <>
      <Notifications />
      <Page {...given} />
    </>,
  );
export const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
