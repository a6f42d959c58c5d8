import classes from './art.module.css';

const layers = [176, 136, 96];

/** One district's database, under its own lock, with the trail of changes beside it. */
export function DataArt() {
  return (
    <svg viewBox="0 0 420 300" aria-hidden="true" focusable="false">
      <rect className={classes.ground} width="420" height="300" rx="24" />
      {layers.map((y) => (
        <g key={y}>
          <path className={classes.strong} d={`M58 ${y}v34c0 14 36 25 80 25s80-11 80-25v-34Z`} />
          <ellipse className={classes.soft} cx="138" cy={y} rx="80" ry="25" />
        </g>
      ))}
      <rect className={classes.screen} x="236" y="60" width="136" height="176" rx="12" />
      {[84, 122, 160, 198].map((y, index) => (
        <g key={y}>
          <circle className={index === 1 ? classes.amber : classes.green} cx="258" cy={y + 6} r="7" />
          <rect
            className={classes.textStrong}
            x="276"
            y={y}
            width={index % 2 === 0 ? 76 : 60}
            height="6"
            rx="3"
          />
          <rect
            className={classes.text}
            x="276"
            y={y + 11}
            width={index % 2 === 0 ? 44 : 54}
            height="5"
            rx="2.5"
          />
        </g>
      ))}
      <path className={classes.path} d="M258 98v18m0 20v18m0 20v18" />
      <g transform="translate(196 176)">
        <path className={classes.screen} d="M0-6 46 10v30c0 28-20 46-46 56-26-10-46-28-46-56V10Z" />
        <path className={classes.strong} d="M0 4 37 17v23c0 22-16 37-37 46-21-9-37-24-37-46V17Z" />
        <rect className={classes.paper} x="-17" y="36" width="34" height="27" rx="5" />
        <path className={classes.mark} d="M-10 36v-7a10 10 0 0 1 20 0v7" />
        <circle className={classes.strong} cx="0" cy="49" r="4" />
      </g>
    </svg>
  );
}
