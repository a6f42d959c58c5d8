import classes from './art.module.css';

const waiting = [96, 138, 180];

/** A phone that keeps three items for later, under a cloud that is out of reach. */
export function OfflineArt() {
  return (
    <svg viewBox="0 0 420 300" aria-hidden="true" focusable="false">
      <rect className={classes.ground} width="420" height="300" rx="24" />
      <path
        className={classes.soft}
        d="M262 92a34 34 0 0 1 66-11 28 28 0 0 1 43 22 22 22 0 0 1-4 44H269a28 28 0 0 1-7-55Z"
      />
      <path className={classes.line} d="M262 168 372 64" />
      <rect className={classes.device} x="62" y="34" width="138" height="236" rx="22" />
      <rect className={classes.screen} x="70" y="42" width="122" height="220" rx="15" />
      <rect className={classes.textStrong} x="84" y="60" width="46" height="8" rx="4" />
      <rect className={classes.paper} x="148" y="56" width="34" height="16" rx="8" />
      <path className={classes.hand} d="m160 60 10 8m0-8-10 8" />
      {waiting.map((y) => (
        <g key={y}>
          <rect className={classes.row} x="80" y={y} width="102" height="34" rx="8" />
          <circle className={classes.amber} cx="98" cy={y + 17} r="10" />
          <path className={classes.mark} d={`M98 ${y + 12}v6l4 2`} />
          <rect className={classes.textStrong} x="116" y={y + 9} width="52" height="6" rx="3" />
          <rect className={classes.text} x="116" y={y + 20} width="36" height="5" rx="2.5" />
        </g>
      ))}
      <rect className={classes.strong} x="80" y="226" width="102" height="24" rx="8" />
      <path className={classes.path} d="M212 214c40 12 70-6 88-44" />
      <path className={classes.line} d="m290 180 11-12 8 14" />
    </svg>
  );
}
