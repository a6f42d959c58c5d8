import { useId } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import classes from './MenuGroup.module.css';
import { MenuEntry } from './MenuEntry.tsx';
import type { GroupKey } from './order.ts';
import type { ShownGroup } from './types.ts';

/** Groups whose items speak for themselves. */
const withoutHeading: ReadonlySet<GroupKey> = new Set(['dashboard', 'visitor']);

export function MenuGroup({ group, isNarrow }: Readonly<{ group: ShownGroup; isNarrow: boolean }>) {
  const { t } = useTexts('app');
  const id = useId();
  const isPlain = withoutHeading.has(group.key);

  return (
    <div className={classes.group} data-narrow={isNarrow || undefined}>
      {isPlain ? null : (
        <div className={classes.heading} id={id}>
          {t(`menu.groups.${group.key}`)}
        </div>
      )}
      <ul className={classes.list} {...(isPlain ? {} : { 'aria-labelledby': id })}>
        {group.items.map((item) => (
          <li key={item.id}>
            <MenuEntry item={item} isNarrow={isNarrow} />
          </li>
        ))}
      </ul>
    </div>
  );
}
