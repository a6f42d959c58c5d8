// Unpacks the Chromium that is compressed inside an npm package onto a machine that has nothing but Node. The package
// leaves out its libraries unless it believes it runs on AWS Lambda, so that environment is simulated; and it unpacks
// into the folder for temporary files, so it gets one of its own.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const unpacker = `
  import chromium from '@sparticuz/chromium';
  await chromium.executablePath();
`;

/** Unpacks once per version of the package and returns the path of a script that starts the browser. */
export async function unpackChromium(cache: string): Promise<string> {
  const folder = join(cache, `chromium-${packageVersion()}`);
  const script = join(folder, 'start-chromium');
  if (existsSync(script)) return script;
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, 'unpacking-'));
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpacker], {
      cwd: dirname(import.meta.dirname),
      env: { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    });
    await writeFile(join(unfinished, 'fonts', 'fonts.conf'), fontSettings(folder));
    await writeFile(join(unfinished, 'start-chromium'), startScript(folder));
    await chmod(join(unfinished, 'start-chromium'), 0o755);
    await moveInto(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return script;
}

/** Two processes may unpack at once; the second uses the result of the first. */
async function moveInto(unfinished: string, folder: string): Promise<void> {
  try {
    await rename(unfinished, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'start-chromium'))) throw error;
  }
}

function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest: unknown = createRequire(import.meta.url)(join(dirname(entry), '../../package.json'));
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return hasVersion ? String(manifest.version) : 'unknown';
}

function startScript(folder: string): string {
  return `#!/bin/sh
export LD_LIBRARY_PATH="${folder}/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="${folder}/fonts"
exec "${folder}/chromium" "$@"
`;
}

/** The package's own settings name the folders of AWS. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}
