import { ActionIcon, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTexts } from '../platform/i18n/useTexts.ts';
import { Hint } from './floating/Hint.tsx';

const resetAfter = 2_000;

/** Copies a text; the hint confirms it for two seconds. */
export function CopyIcon({ value, what }: { value: string; what: string }) {
  const { t } = useTexts('ui');
  return (
    <CopyButton value={value} timeout={resetAfter}>
      {({ copied, copy }) => {
        const label = copied ? t('copy.done') : t('copy.label', { what });
        return (
          <Hint label={label}>
            {(hinted, show) => (
              <ActionIcon
                {...hinted}
                variant="subtle"
                color="gray"
                onClick={(event) => {
                  copy();
                  show(event);
                }}
                aria-label={label}
                size={32}
              >
                {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              </ActionIcon>
            )}
          </Hint>
        );
      }}
    </CopyButton>
  );
}
