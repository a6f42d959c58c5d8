import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { type Icon, IconChevronDown, IconChevronUp, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { FindField } from './FindField.tsx';
import classes from './PdfViewer.module.css';
import type { Find } from './useFind.ts';

type Props = Readonly<{
  current: number;
  count: number;
  onPage(number: number): void;
  percent: number;
  onZoom(by: 1 | -1): void;
  find: Find;
}>;

export function PdfToolbar({ current, count, onPage, percent, onZoom, find }: Props) {
  const { t } = useTexts('ui/pdf');
  return (
    <div className={classes.toolbar} role="toolbar" aria-label={t('toolbar')}>
      <div className={classes.group}>
        <Tool
          label={t('previous')}
          ToolIcon={IconChevronUp}
          isOff={current === 1}
          run={() => onPage(current - 1)}
        />
        <Tool
          label={t('next')}
          ToolIcon={IconChevronDown}
          isOff={current === count}
          run={() => onPage(current + 1)}
        />
        <span className={classes.number}>{t('page', { number: current, count })}</span>
      </div>
      <div className={classes.group}>
        <Tool label={t('zoomOut')} ToolIcon={IconZoomOut} isOff={percent <= 50} run={() => onZoom(-1)} />
        <output className={classes.number}>
          <VisuallyHidden>{t('zoom')}</VisuallyHidden>
          {t('percent', { percent })}
        </output>
        <Tool label={t('zoomIn')} ToolIcon={IconZoomIn} isOff={percent >= 400} run={() => onZoom(1)} />
      </div>
      <div className={classes.find}>
        <FindField find={find} />
      </div>
    </div>
  );
}

type ToolProps = Readonly<{ label: string; ToolIcon: Icon; isOff: boolean; run(): void }>;

function Tool({ label, ToolIcon, isOff, run }: ToolProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={run}
    >
      <ToolIcon size={20} aria-hidden />
    </ActionIcon>
  );
}
