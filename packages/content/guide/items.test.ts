import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { duaIds } from '@manasik/core/guide/duas';
import { riteIds } from '@manasik/core/guide/rites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGuideItems } from './items.ts';

describe('the items of the guide that can be marked', () => {
  const items = readGuideItems();
  const of = (kind: string): string[] =>
    items.filter((item) => item.startsWith(`${kind}:`)).map((item) => item.slice(kind.length + 1));

  it('include each rite, and each dua as learned and as a favourite, under the names that progress uses', () => {
    expect(of('rite')).toEqual([...riteIds]);
    expect(of('dua').toSorted()).toEqual(duaIds.toSorted());
    expect(of('favourite')).toEqual(of('dua'));
  });

  it('include both rehearsals', () => {
    expect(of('rehearsal')).toEqual(['tawaf', 'sai']);
  });

  it('include the answer to whether the pilgrim has left Mina', () => {
    expect(of('answer')).toEqual(['left-mina']);
  });

  it('are unique, and valid for the contract', () => {
    expect(new Set(items).size).toBe(items.length);
    for (const item of items) expect(item).toMatch(/^[a-z]{1,20}:[a-z0-9-]{1,60}(\/[a-z0-9-]{1,60})?$/);
  });
});

describe('the items of a folder', () => {
  const path = mkdtempSync(join(tmpdir(), 'guide-'));
  beforeAll(() => {
    mkdirSync(join(path, 'rites'));
    const sai = { id: 'sai', steps: [{ id: 'begin-at-safa' }, { id: 'seven-laps' }] };
    writeFileSync(join(path, 'rites', 'sai.json'), JSON.stringify(sai));
    writeFileSync(join(path, 'duas.json'), JSON.stringify([{ id: 'talbiyah' }]));
  });
  afterAll(() => rmSync(path, { recursive: true }));

  it('include the steps of its rites and its duas', () => {
    const items = readGuideItems(pathToFileURL(`${path}/`));
    expect(items.filter((item) => item.startsWith('step:'))).toEqual([
      'step:sai/begin-at-safa',
      'step:sai/seven-laps',
    ]);
    expect(items.filter((item) => /^(dua|favourite):/.test(item))).toEqual([
      'dua:talbiyah',
      'favourite:talbiyah',
    ]);
  });
});
