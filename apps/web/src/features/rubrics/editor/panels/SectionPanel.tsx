import { questionsOf, rubricLimits } from '@schooldog/domain/rubrics';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { confirm } from '../../../../ui/confirm.tsx';
import { removeSection, withSection } from '../editing/changes.ts';
import { indexOf, useEdited, useEditor, useOutline } from '../editing/useEdited.ts';
import { AreaField, Fields, LineField, SwitchField } from './fields.tsx';
import { PanelFrame } from './PanelFrame.tsx';

export function SectionPanel({ sectionId }: Readonly<{ sectionId: string }>) {
  const { t } = useTexts('features/rubrics/editor');
  const { editor, choose, newId } = useEditor();
  const number = useOutline().find(({ id }) => id === sectionId)?.number ?? '';
  const questions = useEdited((content) => questionsOf(content, sectionId).length);
  const name = t('sectionNumber', { number });
  const remove = async () => {
    const question = {
      title: t('removeSection.title', { name }),
      body: t('removeSection.body', { count: questions }),
      confirmLabel: t('removeSection.confirm'),
      danger: true,
    };
    if (questions > 0 && !(await confirm(question))) return;
    editor.change((content) => removeSection(content, sectionId));
    choose(null);
  };
  return (
    <PanelFrame title={name} id={sectionId} name={name} onRemove={() => void remove()}>
      <Fields>
        <LineField
          label={t('fields.section.title')}
          maxLength={rubricLimits.sectionTitle}
          takesFocus={newId === sectionId}
          of={(content) => indexOf(content).sections.get(sectionId)?.title ?? ''}
          change={(content, title) => withSection(content, sectionId, { title })}
        />
        <AreaField
          label={t('fields.section.description')}
          maxLength={rubricLimits.sectionDescription}
          of={(content) => indexOf(content).sections.get(sectionId)?.description ?? ''}
          change={(content, description) => withSection(content, sectionId, { description })}
        />
        <SwitchField
          label={t('fields.section.showNotes')}
          description={t('showNotesHelp')}
          of={(content) => indexOf(content).sections.get(sectionId)?.showNotes ?? false}
          change={(content, showNotes) => withSection(content, sectionId, { showNotes })}
        />
      </Fields>
    </PanelFrame>
  );
}
