// Decides from plain facts about the machine which browser the tests use, so that every machine can be
// tested on any other.

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  readonly isRoot: boolean;
  /** Whether the machine installs packages with apt-get, as Debian and Ubuntu do. */
  readonly hasApt: boolean;
  /** The value of CHROMIUM_PATH. */
  readonly named: string | undefined;
  /** Browsers found on the machine, best first. */
  readonly installed: readonly string[];
}

export type Attempt =
  | { readonly kind: 'run'; readonly path: string }
  | { readonly kind: 'unpack' }
  | { readonly kind: 'install'; readonly browser: string };

/** Best first: a headless build needs half the processor; not every system packages it. */
const browserPackages = ['chromium-headless-shell', 'chromium'];

/** What to try, in this order, until one browser starts. A named browser is used or reported as an error. */
export function browserPlan(machine: Machine): Attempt[] {
  if (machine.named !== undefined && machine.named !== '') return [{ kind: 'run', path: machine.named }];
  const attempts: Attempt[] = machine.installed.map((path) => ({ kind: 'run', path }));
  // The Chromium inside the npm package is built for Linux on x64 only.
  if (machine.platform === 'linux' && machine.arch === 'x64') attempts.push({ kind: 'unpack' });
  if (machine.platform === 'linux' && machine.hasApt && machine.isRoot) {
    attempts.push(...browserPackages.map((name): Attempt => ({ kind: 'install', browser: name })));
  }
  return attempts;
}

/** The message when no browser could be started. */
export function browserAdvice(machine: Machine, troubles: readonly string[]): string {
  const tried = troubles.map((trouble) => `  - ${trouble}`);
  return ['No browser for the tests could be started.', ...tried, advice(machine)].join('\n');
}

function advice(machine: Machine): string {
  if (machine.named !== undefined && machine.named !== '')
    return 'CHROMIUM_PATH must be the full path of a Chromium or Chrome.';
  if (machine.platform === 'linux' && machine.hasApt) {
    return 'Install one with: sudo apt-get install -y chromium fonts-liberation\nor set CHROMIUM_PATH to a Chromium or Chrome.';
  }
  return 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to one that is installed elsewhere.';
}
