import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Folders of applications that are not in PATH. */
const places = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** How each package manager installs Chromium; the first one available is used. */
const installers = [
  [
    'apt-get',
    'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends chromium',
  ],
  ['dnf', 'dnf install -y chromium'],
  ['apk', 'apk add --no-cache chromium'],
  ['pacman', 'pacman -Sy --noconfirm chromium'],
  ['zypper', 'zypper --non-interactive install chromium'],
  ['brew', 'brew install --cask chromium'],
] as const;

/** The path of a Chromium: CHROMIUM_PATH if set (and then no other), otherwise one in PATH or in its usual folder. */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  const given = env['CHROMIUM_PATH'];
  if (given) return isProgram(given) ? given : undefined;
  return [...names.flatMap((name) => find(name, env)), ...places].find(isProgram);
}

/** Finds a Chromium or installs one with the system's package manager. Throws with the reason when neither works. */
export async function ensureChromium(env: NodeJS.ProcessEnv): Promise<string> {
  const found = findChromium(env);
  if (found) return found;
  if (env['CHROMIUM_PATH']) throw new Error(`CHROMIUM_PATH is not a program: ${env['CHROMIUM_PATH']}`);
  const installer = installers.find(([name]) => find(name, env).length > 0);
  if (!installer) throw new Error('There is no Chromium and no known package manager: set CHROMIUM_PATH.');
  const [name, command] = installer;
  console.log(`Installing Chromium by ${name} ...`);
  // Homebrew refuses to run as root; the others need it. -n never waits for a password that nobody will type.
  const asIs = name === 'brew' || process.getuid?.() === 0;
  const shell = ['sh', '-c', command];
  const { code, output } = await (asIs
    ? run('sh', shell.slice(1), { cwd: '/' })
    : run('sudo', ['-n', ...shell], { cwd: '/' }));
  const installed = findChromium(env);
  if (installed) return installed;
  throw new Error(
    `Chromium could not be installed by ${name} (code ${code}):\n${output.trim().slice(-2000)}`,
  );
}

function find(name: string, env: NodeJS.ProcessEnv): string[] {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).filter(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
