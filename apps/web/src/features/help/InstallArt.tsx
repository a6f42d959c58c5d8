import classes from './InstallArt.module.css';

/** A phone's home screen with one new tile dropping into its place. */
export function InstallArt({ className }: Readonly<{ className?: string | undefined }>) {
  return (
    <svg viewBox="0 0 240 260" className={className} aria-hidden="true" focusable="false">
      <path
        className={classes.ground}
        d="M28 92c14-52 74-78 128-62s78 70 62 126-76 84-132 70S12 150 28 92Z"
      />
      <rect className={classes.phone} x="64" y="20" width="112" height="216" rx="18" />
      <rect className={classes.screen} x="72" y="28" width="96" height="200" rx="11" />
      <rect className={classes.quiet} x="104" y="34" width="32" height="5" rx="2.5" />
      {[50, 82].map((y) =>
        [82, 110, 138].map((x) => (
          <rect key={`${x}-${y}`} className={classes.tile} x={x} y={y} width="20" height="20" rx="5" />
        )),
      )}
      <rect className={classes.tile} x="82" y="114" width="20" height="20" rx="5" />
      <rect className={classes.place} x="108" y="112" width="24" height="24" rx="6" />
      <g>
        <rect className={classes.app} x="94" y="146" width="52" height="52" rx="13" />
        <path className={classes.mark} d="M106 178v-14l14-9 14 9v14" />
        <path className={classes.mark} d="M113 170.5l5 5 9-10" />
      </g>
      <path className={classes.arrow} d="M196 96v44m-13-13 13 13 13-13" />
      <rect className={classes.quiet} x="96" y="214" width="48" height="5" rx="2.5" />
    </svg>
  );
}
