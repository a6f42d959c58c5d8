import classes from './art.module.css';

const rows = [
  { y: 152, tone: 'amber', width: 62 },
  { y: 196, tone: 'green', width: 50 },
  { y: 240, tone: 'green', width: 68 },
] as const;

export function ArtPhone() {
  return (
    <g>
      <rect className={classes.device} x="376" y="76" width="160" height="300" rx="24" />
      <rect className={classes.screen} x="385" y="85" width="142" height="282" rx="16" />
      <path className={classes.strong} d="M385 101a16 16 0 0 1 16-16h110a16 16 0 0 1 16 16v36H385Z" />
      <rect className={classes.paper} x="399" y="112" width="74" height="8" rx="4" />
      {rows.map(({ y, tone, width }) => (
        <g key={y}>
          <rect className={classes.row} x="395" y={y} width="122" height="36" rx="8" />
          <circle className={classes[tone]} cx="414" cy={y + 18} r="11" />
          <path
            className={classes.mark}
            d={tone === 'green' ? `m409 ${y + 18} 4 4 7-8` : `M414 ${y + 12}v7m0 5v.1`}
          />
          <rect className={classes.textStrong} x="433" y={y + 9} width={width} height="6" rx="3" />
          <rect className={classes.text} x="433" y={y + 21} width={width - 18} height="5" rx="2.5" />
        </g>
      ))}
      <rect className={classes.soft} x="395" y="290" width="122" height="6" rx="3" />
      <rect className={classes.strong} x="395" y="290" width="82" height="6" rx="3" />
      <rect className={classes.strong} x="395" y="312" width="122" height="34" rx="8" />
      <rect className={classes.paper} x="428" y="326" width="56" height="6" rx="3" />
    </g>
  );
}
