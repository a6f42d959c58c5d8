import { Box, Button, Collapse, Group } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useIsPhone } from '../useIsPhone.ts';

type Props = Readonly<{
  label: string;
  className: string | undefined;
  /** How many of the filters behind the button are set. */
  count: number;
  /** Also visible on a phone. */
  search?: ReactNode;
  /** In front of the button where there is room; then the others are behind it on wide screens, too. */
  inline?: ReactNode;
  /** Only the search is always there, on wide screens, too. */
  isFolded?: boolean;
  /** Beside the button where there is room, such as the order of the list. */
  end?: ReactNode;
  children: ReactNode;
}>;

/** The filters of a list. On a phone only the search is always there; the rest is behind a button. */
export function FilterBar(props: Props) {
  const { label, className, count, search, inline, end, children } = props;
  const { t } = useTexts('ui');
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  const isFolded = isPhone || inline !== undefined || props.isFolded === true;
  const first = search ?? (isPhone ? undefined : inline);
  return (
    <search className={className} aria-label={label}>
      {first === undefined && !isFolded ? null : (
        <Group gap="xs" align="flex-end" wrap="nowrap">
          {first === undefined ? null : (
            <Box flex={1} miw={0}>
              {first}
            </Box>
          )}
          {isFolded ? (
            <Button
              variant="default"
              mih={isPhone ? 44 : 36}
              leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
              aria-expanded={isOpen}
              aria-controls={moreId}
              onClick={() => setIsOpen(!isOpen)}
            >
              {count === 0 ? t('filters.show') : t('filters.showCount', { count })}
            </Button>
          ) : null}
          {isPhone ? null : end}
        </Group>
      )}
      <div id={moreId}>
        {isFolded ? (
          <Collapse expanded={isOpen} keepMounted={false}>
            {isPhone ? inline : null}
            {isPhone ? end : null}
            {children}
          </Collapse>
        ) : (
          children
        )}
      </div>
    </search>
  );
}
