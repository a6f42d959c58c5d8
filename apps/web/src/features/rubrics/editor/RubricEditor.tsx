import type { ShownRubric } from '@schooldog/contract/rubrics';
import type { RubricEdit } from '@schooldog/domain/rubrics';
import { IconList } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { memo, useCallback, useMemo, useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { useRubricEditor } from './editing/useRubricEditor.ts';
import { EditorContext, type EditorTools, indexOf, useEdited, useEditor } from './editing/useEdited.ts';
import { EditorHeader } from './EditorHeader.tsx';
import { EditorNotes } from './EditorNotes.tsx';
import { GapsCard } from './GapsCard.tsx';
import { Outline } from './outline/Outline.tsx';
import { QuestionPanel } from './panels/QuestionPanel.tsx';
import { SectionPanel } from './panels/SectionPanel.tsx';
import { SettingsPanel } from './panels/SettingsPanel.tsx';
import { RubricConflicts } from './RubricConflicts.tsx';
import classes from './RubricEditor.module.css';

/** Names the settings where a part is named; nothing chosen is the outline on a phone. */
const settingsPart = 'settings';

type Props = Readonly<{
  rubricId: string;
  /** Undefined for one that is not created yet. */
  shown: ShownRubric | undefined;
  draft: RubricEdit | null;
  canEdit: boolean;
  part: string | null;
  onPart(part: string | null): void;
  onCreated(): void;
}>;

export function RubricEditor({ rubricId, shown, draft, canEdit, part, onPart, onCreated }: Props) {
  const { t } = useTexts('features/rubrics/editor');
  const { isOffline } = useConnectivity();
  const editor = useRubricEditor({ rubricId, shown, draft, canEdit, onCreated });
  const [newId, setNewId] = useState<string | null>(null);
  const isReadOnly = isOffline || !canEdit;
  const choose = useCallback<EditorTools['choose']>(
    (id, { isNew = false } = {}) => {
      setNewId(isNew ? id : null);
      onPart(id ?? settingsPart);
    },
    [onPart],
  );
  const tools = useMemo(
    () => ({ editor, isReadOnly, chosenId: part === settingsPart ? null : part, newId, choose }),
    [editor, isReadOnly, part, newId, choose],
  );
  return (
    <EditorContext value={tools}>
      <EditorHeader shown={shown} />
      <OfflineNote>{t('offline')}</OfflineNote>
      <EditorNotes shown={shown} canEdit={canEdit} />
      <RubricConflicts />
      <div className={classes.editor} data-part={part === null ? undefined : ''}>
        <div className={classes.outline}>
          <Outline />
        </div>
        <div className={classes.panel}>
          <Button
            className={classes.toOutline ?? ''}
            variant="subtle"
            leftSection={<IconList size={18} aria-hidden />}
            onClick={() => onPart(null)}
          >
            {t('toOutline')}
          </Button>
          <div className={classes.chosen}>
            <ChosenPanel />
          </div>
          <GapsCard />
        </div>
      </div>
    </EditorContext>
  );
}

/** What another person has removed can no longer be chosen: then the settings are shown. */
const ChosenPanel = memo(function ChosenPanel() {
  const { chosenId } = useEditor();
  const kind = useEdited((content) => {
    const { sections, questions } = indexOf(content);
    if (chosenId !== null && questions.has(chosenId)) return 'question';
    return chosenId !== null && sections.has(chosenId) ? 'section' : 'settings';
  });
  if (chosenId === null || kind === 'settings') return <SettingsPanel />;
  if (kind === 'section') return <SectionPanel key={chosenId} sectionId={chosenId} />;
  return <QuestionPanel key={chosenId} questionId={chosenId} />;
});
