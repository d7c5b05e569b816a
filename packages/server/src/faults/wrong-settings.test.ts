import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from './harness/free-port.ts';
import { createPlace, onPostgres, type Place } from './harness/place.ts';
import { killServers, type Settings, startToExit } from './harness/server-process.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let place: Place;
beforeAll(async () => {
  place = await createPlace();
});
afterAll(async () => {
  await killServers();
  await place.remove();
});

async function refusal(settings: Settings): Promise<string> {
  const { code, signal, stdout, stderr } = await startToExit({
    ...place.settings,
    LOG_LEVEL: 'error',
    ...settings,
  });
  expect({ code, signal, stdout }).toEqual({ code: 1, signal: null, stdout: '' });
  expect(stderr).toMatch(/^Manasik cannot start\. [^\n]+\n$/);
  return stderr;
}

describe('a wrong setting stops the start with one line that names it', () => {
  const wrong: readonly (readonly [name: string, value: string])[] = [
    ['PORT', 'abc'],
    ['BASE_URL', 'ftp://example.org'],
    ['DATABASE_URL', 'nonsense'],
    ['HOST', 'no-such-host.invalid'],
    ['HOST', '203.0.113.7'],
  ];
  it.each(wrong)('%s=%s', async (name, value) => {
    expect(await refusal({ [name]: value })).toContain(`${name}: `);
  });

  it('names a database that nothing serves', async () => {
    const url = `postgres://manasik:secret@127.0.0.1:${await freePort()}/manasik`;
    const line = await refusal({ DATABASE_URL: url });
    expect(line).toContain('DATABASE_URL: ');
    expect(line).not.toContain('secret');
  });

  it('names a data directory that cannot be created', async () => {
    const file = path.join(place.dataDir, 'a-file');
    await writeFile(file, '');
    expect(await refusal({ DATABASE_URL: undefined, MANASIK_DATA_DIR: file })).toContain(
      'MANASIK_DATA_DIR: ',
    );
  });

  it('names a port that another program uses', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    expect(await refusal({ PORT: String(port) })).toContain('PORT: ');
    other.close();
  });

  it.each(onPostgres ? ['manasik_no_such_database'] : [])(
    'names a database that the server does not have: %s',
    async (name) => {
      const url = new URL(String(place.settings['DATABASE_URL']));
      url.pathname = `/${name}`;
      expect(await refusal({ DATABASE_URL: url.href })).toContain('DATABASE_URL: ');
    },
  );
});
