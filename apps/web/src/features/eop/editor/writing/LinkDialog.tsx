import { Button, TextInput } from '@mantine/core';
import { linkFrom } from '@schooldog/domain/eop';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { focusFirstError } from '../../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../../ui/FormDialog.tsx';

type Props = Readonly<{ editor: Editor; onClose(): void }>;

export function LinkDialog({ editor, onClose }: Props) {
  const { t } = useTexts('features/eop/editor');
  const present: unknown = editor.getAttributes('link')['href'];
  const [typed, setTyped] = useState(typeof present === 'string' ? present : '');
  const [isChecked, setIsChecked] = useState(false);
  const href = linkFrom(typed);
  const set = (link: string) => {
    const marked = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && typeof present !== 'string') {
      marked
        .insertContent({ type: 'text', text: link, marks: [{ type: 'link', attrs: { href: link } }] })
        .run();
    } else marked.setMark('link', { href: link }).run();
    onClose();
  };
  return (
    <FormDialog
      title={t('link.title')}
      submitLabel={t('link.submit')}
      isPending={false}
      problem={null}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (href === null) focusFirstError(event);
        else set(href);
      }}
    >
      <TextInput
        label={t('link.address')}
        description={t('link.kinds')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={isChecked && href === null ? t('link.invalid') : undefined}
        maxLength={2000}
        inputMode="url"
        autoComplete="off"
        data-autofocus
        required
      />
      {typeof present === 'string' ? (
        <Button
          variant="default"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
            onClose();
          }}
        >
          {t('link.remove')}
        </Button>
      ) : null}
    </FormDialog>
  );
}
