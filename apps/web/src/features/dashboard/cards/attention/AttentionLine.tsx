import type { AttentionRow } from '@schooldog/domain/attention';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import type { AttentionLink } from '../../../../platform/navigation/featureShell.ts';
import { useIsReachable } from '../../../../platform/navigation/useIsReachable.ts';
import classes from './Attention.module.css';
import { useAttentionText } from './useAttentionText.ts';

type Props = Readonly<{
  row: AttentionRow;
  link: AttentionLink;
  /** Without a network the list behind it would show nothing. */
  isMissing: boolean;
}>;

/** A link, unless the page behind it or its list needs a network that is not there. */
export function AttentionLine({ row, link, isMissing }: Props) {
  const { t } = useTexts('features/dashboard');
  const { title, detail } = useAttentionText(row);
  const isReachable = useIsReachable(link.to) && !isMissing;
  const words = (
    <>
      <span className={classes.icon} data-urgent={link.isUrgent === true || undefined}>
        <link.icon size={22} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        {detail === '' ? null : <span className={classes.detail}>{detail}</span>}
        {isMissing ? <span className={classes.detail}>{t('attention.notOnDevice')}</span> : null}
      </span>
    </>
  );
  return (
    <li>
      {isReachable ? (
        <Link className={classes.line} to={link.to} search={link.search}>
          {words}
          <IconChevronRight size={20} className={classes.chevron} aria-hidden />
        </Link>
      ) : (
        <span className={classes.line}>{words}</span>
      )}
    </li>
  );
}
