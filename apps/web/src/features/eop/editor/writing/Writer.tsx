import type { RichText } from '@schooldog/domain/eop';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { toast, toastError } from '../../../../platform/toasts/toasts.ts';
import { useLatest } from '../../../../ui/useLatest.ts';
import type { ImageUrls } from '../view/drawRichText.ts';
import prose from '../view/RichText.module.css';
import { cleanPaste } from './cleanPaste.ts';
import { type Content, contentFrom, documentOf } from './content.ts';
import { extensionsWith } from './extensions.ts';
import { ImageDialog, pictureTypes } from './ImageDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { Toolbar } from './Toolbar.tsx';
import { usePictures } from './usePictures.ts';
import classes from './Writer.module.css';

export type WriterHandle = Readonly<{
  show(content: RichText | null): void;
  /** Resolves when no picture of the text is on its way. */
  picturesArrived(): Promise<void>;
}>;

type Props = Readonly<{
  handle: RefObject<WriterHandle | null>;
  label: string;
  start: RichText | null;
  imageUrls: ImageUrls;
  isEditable: boolean;
  onChange(content: Content): void;
  onBlur(): void;
}>;

export function Writer({ handle, label, start, imageUrls, isEditable, onChange, onBlur }: Props) {
  const { t } = useTexts('features/eop/editor');
  const [dialog, setDialog] = useState<'link' | 'image' | null>(null);
  const events = useLatest({ onChange, onBlur });
  const opened = useLatest<Editor | null>(null);
  const pictures = usePictures(imageUrls, (fileId) => {
    toastError(t('image.lost'));
    const now = opened.get();
    if (now !== null) removeImage(now, fileId);
  });
  const [extensions] = useState(() => extensionsWith(pictures));
  const addFiles = (files: readonly File[]) => {
    const fitting = files.filter(({ type }) => pictureTypes.includes(type));
    const images = fitting.map((file) => ({
      type: 'image',
      attrs: { fileId: pictures.upload(file), alt: '' },
    }));
    if (images.length > 0) opened.get()?.commands.insertContent(images);
    return images.length > 0;
  };
  const editor = useEditor({
    extensions,
    content: documentOf(start),
    editable: isEditable,
    editorProps: {
      attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' },
      transformPastedHTML: (html) => {
        const { html: cleaned, dropped } = cleanPaste(html, {
          isKnown: (fileId) => pictures.urlOf(fileId) !== undefined,
          upload: pictures.upload,
        });
        if (dropped > 0) toast(t('paste.dropped', { count: dropped }));
        return cleaned;
      },
      handlePaste: (_view, { clipboardData }) =>
        clipboardData?.getData('text/html') === '' && addFiles([...clipboardData.files]),
      handleDrop: (_view, { dataTransfer }) => addFiles([...(dataTransfer?.files ?? [])]),
    },
    onUpdate: ({ editor: now }) => events.get().onChange(contentFrom(now.getJSON())),
    onBlur: () => events.get().onBlur(),
  });
  opened.set(editor);
  useEffect(() => {
    editor.setEditable(isEditable, false);
  }, [editor, isEditable]);
  useImperativeHandle(
    handle,
    () => ({
      show: (content) => editor.commands.setContent(documentOf(content), { emitUpdate: false }),
      picturesArrived: pictures.arrived,
    }),
    [editor, pictures],
  );
  const addImage = (file: File, alt: string) =>
    editor
      .chain()
      .focus()
      .insertContent({ type: 'image', attrs: { fileId: pictures.upload(file), alt } })
      .run();
  return (
    <div className={classes.writer}>
      {isEditable ? (
        <Toolbar editor={editor} onLink={() => setDialog('link')} onImage={() => setDialog('image')} />
      ) : null}
      <EditorContent editor={editor} className={`${classes.text} ${prose.prose}`} />
      {dialog === 'link' ? <LinkDialog editor={editor} onClose={() => setDialog(null)} /> : null}
      {dialog === 'image' ? <ImageDialog onAdd={addImage} onClose={() => setDialog(null)} /> : null}
    </div>
  );
}

function removeImage(editor: Editor, fileId: string): void {
  editor.state.doc.descendants((node, position) => {
    if (node.type.name !== 'image' || node.attrs['fileId'] !== fileId) return true;
    editor.commands.deleteRange({ from: position, to: position + node.nodeSize });
    return false;
  });
}
