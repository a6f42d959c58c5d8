import { ThemeIcon } from '@mantine/core';
import { isCategoryIcon } from '@schooldog/domain/settings';
import { useState } from 'react';
import classes from './CategoryTile.module.css';
import { drawnIcons } from './categoryIcons.ts';

type Props = Readonly<{
  label: string;
  image: string;
  /** The address of an uploaded picture. */
  url: string | undefined;
  size: number;
}>;

/** A drawn icon, an uploaded picture, or the first letter while there is neither. */
export function CategoryTile({ label, image, url, size }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | undefined>();
  if (url !== undefined && url !== failedUrl) {
    return (
      <img
        src={url}
        alt=""
        width={size}
        height={size}
        className={classes.picture}
        onError={() => setFailedUrl(url)}
      />
    );
  }
  const Icon = isCategoryIcon(image) ? drawnIcons[image] : undefined;
  return (
    <ThemeIcon size={size} variant="light" className={classes.tile} aria-hidden>
      {Icon === undefined ? (
        <span className={classes.letter}>{Array.from(label.trim())[0]?.toUpperCase()}</span>
      ) : (
        <Icon size={Math.round(size * 0.58)} stroke={1.6} />
      )}
    </ThemeIcon>
  );
}
