import { Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './PromiseSection.module.css';

type PromiseSectionProps = Readonly<{
  id: string;
  title: string;
  text: string;
  points: readonly string[];
  art: ReactNode;
  /** The picture is on the left instead of the right. */
  isMirrored?: boolean;
  children?: ReactNode;
}>;

export function PromiseSection({
  id,
  title,
  text,
  points,
  art,
  isMirrored = false,
  children,
}: PromiseSectionProps) {
  return (
    <section aria-labelledby={id} className={classes.promise} data-mirrored={isMirrored}>
      <div>
        <Title order={2} id={id} className={classes.heading}>
          {title}
        </Title>
        <Text mt={8} className={classes.text}>
          {text}
        </Text>
        <ul className={classes.points}>
          {points.map((point) => (
            <li key={point} className={classes.point}>
              <IconCheck size={20} stroke={2.4} aria-hidden className={classes.check} />
              <span>{point}</span>
            </li>
          ))}
        </ul>
        {children}
      </div>
      <div className={classes.art}>{art}</div>
    </section>
  );
}
