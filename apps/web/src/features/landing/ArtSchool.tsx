import classes from './art.module.css';

const leftWindows = [72, 104, 136];
const rightWindows = [256, 288, 320];

export function ArtSchool() {
  return (
    <g>
      <Tree x={34} y={300} />
      <rect className={classes.wall} x="56" y="222" width="296" height="98" />
      <rect className={classes.wallShade} x="56" y="304" width="296" height="16" />
      <path className={classes.roof} d="M46 222l14-22h288l14 22Z" />
      {[...leftWindows, ...rightWindows].map((x) => (
        <g key={x}>
          <rect className={classes.window} x={x} y="240" width="20" height="24" rx="2" />
          <rect className={classes.window} x={x} y="274" width="20" height="22" rx="2" />
        </g>
      ))}
      <path className={classes.wall} d="M164 320V196l40-34 40 34v124Z" />
      <path className={classes.roof} d="M154 200l50-44 50 44-8 9-42-37-42 37Z" />
      <circle className={classes.paper} cx="204" cy="206" r="13" />
      <path className={classes.hand} d="M204 199v8l5 3" />
      <path className={classes.door} d="M184 320v-46a20 20 0 0 1 40 0v46Z" />
      <path className={classes.mark} d="M204 262v58" />
      <path className={classes.pole} d="M204 158v-52" />
      <path className={classes.strong} d="M206 106h36l-9 11 9 11h-36Z" />
      <Tree x={378} y={312} />
    </g>
  );
}

function Tree({ x, y }: Readonly<{ x: number; y: number }>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={classes.trunk} x="-4" y="-26" width="8" height="34" rx="3" />
      <circle className={classes.leafShade} cx="8" cy="-40" r="20" />
      <circle className={classes.leaf} cx="-6" cy="-46" r="22" />
    </g>
  );
}
