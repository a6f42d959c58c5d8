import classes from './art.module.css';
import { ArtPhone } from './ArtPhone.tsx';
import { ArtSchool } from './ArtSchool.tsx';

/** A school on a hill, a walk around it with three findings, and the phone that holds them. */
export function HeroArt({ className }: Readonly<{ className?: string | undefined }>) {
  return (
    <svg viewBox="0 0 560 420" className={className} aria-hidden="true" focusable="false">
      <rect className={classes.ground} width="560" height="420" rx="24" />
      <circle className={classes.sun} cx="84" cy="84" r="34" />
      <path
        className={classes.cloud}
        d="M150 84a17 17 0 0 1 33-6 14 14 0 0 1 22 11 11 11 0 0 1-2 22h-50a14 14 0 0 1-3-27Z"
      />
      <path
        className={classes.cloud}
        d="M318 58a14 14 0 0 1 27-5 12 12 0 0 1 18 9 9 9 0 0 1-1 18h-42a11 11 0 0 1-2-22Z"
      />
      <path
        className={classes.hill}
        d="M0 286c70-54 150-62 236-34s190 34 324-24v168a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24Z"
      />
      <ArtSchool />
      <path
        className={classes.meadow}
        d="M0 318c92-26 190-22 280-6s188 18 280-8v92a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24Z"
      />
      <path className={classes.path} d="M56 352c60-30 120-22 170-4s88 28 150 6" />
      <Finding x={92} y={338} tone="amber" />
      <Finding x={196} y={338} tone="green" />
      <Finding x={300} y={364} tone="green" />
      <ArtPhone />
    </svg>
  );
}

function Finding({ x, y, tone }: Readonly<{ x: number; y: number; tone: 'amber' | 'green' }>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={classes[tone]} d="M0 14C-11 4-15-2-15-9a15 15 0 0 1 30 0c0 7-4 13-15 23Z" />
      <path className={classes.mark} d={tone === 'green' ? 'm-6-9 4 5 8-9' : 'M0-16v8m0 5v.1'} />
    </g>
  );
}
