import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

const resetAfter = 2_000;

/** Copies a text; the tooltip confirms it for two seconds. */
export function CopyIcon({ value, what }: { value: string; what: string }) {
  const { t } = useTranslation('ui');
  return (
    <CopyButton value={value} timeout={resetAfter}>
      {({ copied, copy }) => {
        const label = copied ? t('copy.done') : t('copy.label', { what });
        return (
          <Tooltip label={label} {...(copied ? { opened: true } : {})}>
            <ActionIcon variant="subtle" color="gray" onClick={copy} aria-label={label} size={32}>
              {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
            </ActionIcon>
          </Tooltip>
        );
      }}
    </CopyButton>
  );
}
