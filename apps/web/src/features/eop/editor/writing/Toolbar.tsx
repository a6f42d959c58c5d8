import { ActionIcon } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH1,
  IconH2,
  IconH3,
  type Icon,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhotoPlus,
  IconRowInsertBottom,
  IconRowRemove,
  IconStrikethrough,
  IconTable,
  IconTableOff,
  IconTableRow,
  IconUnderline,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import classes from './Writer.module.css';

type Tool = Readonly<{
  name:
    | 'h1'
    | 'h2'
    | 'h3'
    | 'bold'
    | 'italic'
    | 'underline'
    | 'strike'
    | 'bulletList'
    | 'orderedList'
    | 'quote'
    | 'table'
    | 'addRow'
    | 'addColumn'
    | 'removeRow'
    | 'removeColumn'
    | 'headerRow'
    | 'removeTable'
    | 'link'
    | 'image'
    | 'undo'
    | 'redo';
  icon: Icon;
  run(editor: Editor): unknown;
  /** For what is on or off where the cursor is. */
  isOn?(editor: Editor): boolean;
  canRun?(editor: Editor): boolean;
}>;

const heading = (level: 1 | 2 | 3, icon: Icon): Tool => ({
  name: `h${level}`,
  icon,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const textTools: readonly Tool[] = [
  heading(1, IconH1),
  heading(2, IconH2),
  heading(3, IconH3),
  {
    name: 'bold',
    icon: IconBold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    icon: IconItalic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'underline',
    icon: IconUnderline,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    name: 'strike',
    icon: IconStrikethrough,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    name: 'bulletList',
    icon: IconList,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    icon: IconListNumbers,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: IconBlockquote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
];

const newTable: Tool = {
  name: 'table',
  icon: IconTable,
  run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
};

const tableTools: readonly Tool[] = [
  { name: 'addRow', icon: IconRowInsertBottom, run: (editor) => editor.chain().focus().addRowAfter().run() },
  {
    name: 'addColumn',
    icon: IconColumnInsertRight,
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  { name: 'removeRow', icon: IconRowRemove, run: (editor) => editor.chain().focus().deleteRow().run() },
  {
    name: 'removeColumn',
    icon: IconColumnRemove,
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    name: 'headerRow',
    icon: IconTableRow,
    run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
    isOn: (editor) => editor.isActive('tableHeader'),
  },
  { name: 'removeTable', icon: IconTableOff, run: (editor) => editor.chain().focus().deleteTable().run() },
];

const historyTools: readonly Tool[] = [
  {
    name: 'undo',
    icon: IconArrowBackUp,
    run: (editor) => editor.chain().focus().undo().run(),
    canRun: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    icon: IconArrowForwardUp,
    run: (editor) => editor.chain().focus().redo().run(),
    canRun: (editor) => editor.can().redo(),
  },
];

type Props = Readonly<{ editor: Editor; onLink(): void; onImage(): void }>;

export function Toolbar({ editor, onLink, onImage }: Props) {
  const { t } = useTexts('features/eop/editor');
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  const tools: readonly Tool[] = [
    ...textTools,
    { name: 'link', icon: IconLink, run: onLink, isOn: (now) => now.isActive('link') },
    { name: 'image', icon: IconPhotoPlus, run: onImage },
    ...(isInTable ? tableTools : [newTable]),
    ...historyTools,
  ];
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t('tools.label')}
      className={classes.toolbar}
      onKeyDown={moveFocus}
    >
      {tools.map((tool) => (
        <ToolButton key={tool.name} tool={tool} editor={editor} />
      ))}
    </div>
  );
}

function ToolButton({ tool, editor }: Readonly<{ tool: Tool; editor: Editor }>) {
  const { t } = useTexts('features/eop/editor');
  const { name, icon: ToolIcon, run, isOn, canRun } = tool;
  const { isPressed, isPossible } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ isPressed: isOn?.(now), isPossible: canRun?.(now) ?? true }),
  });
  return (
    <ActionIcon
      variant={isPressed === true ? 'light' : 'subtle'}
      color={isPressed === true ? 'pine' : 'gray'}
      size={44}
      aria-label={t(`tools.${name}`)}
      title={t(`tools.${name}`)}
      aria-pressed={isPressed}
      disabled={!isPossible}
      // The cursor stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor)}
    >
      <ToolIcon size={20} aria-hidden />
    </ActionIcon>
  );
}

/** Arrow keys go from button to button, as in every toolbar. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}
