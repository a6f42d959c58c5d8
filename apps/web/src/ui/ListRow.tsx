import type { ReactNode } from 'react';
import classes from './ListRow.module.css';

type Props = Readonly<{
  /** A picture or an icon of 56 px. */
  media: ReactNode;
  /** With the link that covers the row (`classes.link` of coveringLink). */
  title: ReactNode;
  detail: ReactNode;
  badge: ReactNode;
  /** Shown in one line. */
  note?: string;
  /** What can be used without following the link. */
  end?: ReactNode;
  /** Above everything, such as that the record is pending. */
  top?: ReactNode;
}>;

/** One record of a list on a phone, about 100 px high. */
export function ListRow({ media, title, detail, badge, note = '', end, top }: Props) {
  return (
    <article className={classes.row}>
      {top}
      <div className={classes.main}>
        <div className={classes.media}>{media}</div>
        <div className={classes.words}>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.detail}>{detail}</p>
          <p className={classes.last}>
            {badge}
            {note === '' ? null : <span className={classes.note}>{note}</span>}
          </p>
        </div>
        {end === undefined ? null : <div className={classes.end}>{end}</div>}
      </div>
    </article>
  );
}
