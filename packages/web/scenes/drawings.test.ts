import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawAll } from './drawings.ts';

const target = join(import.meta.dirname, '../src/ui');
const drawn = drawAll();
const pictures = [...drawn].filter(([path]) => path.endsWith('.svg'));
const written = ['scenes', 'spots'].flatMap((folder) =>
  readdirSync(join(target, folder)).map((file) => `${folder}/${file}`),
);

describe('the drawings', () => {
  it('are written as they are drawn', () => {
    expect(written.toSorted()).toEqual(pictures.map(([path]) => path).toSorted());
    for (const [path, text] of drawn)
      expect(readFileSync(join(target, path), 'utf8') === text, `${path} is not what draw.ts draws`).toBe(
        true,
      );
  });

  it('weigh at most 16 KB, the wide ones 18', () => {
    const heavy = pictures.filter(([path, text]) => text.length > (path.includes('wide') ? 18 : 16) * 1024);
    expect(heavy.map(([path, text]) => `${path}: ${text.length}`)).toEqual([]);
  });

  it('are whole in themselves: every name is given once, what is named is there, nothing is fetched', () => {
    for (const [path, text] of pictures) {
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const used = [...text.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
      expect(new Set(ids).size, `${path} names two parts alike: ${ids.join(' ')}`).toBe(ids.length);
      expect(
        used.filter((id) => !ids.includes(id)),
        `${path} uses what is not there`,
      ).toEqual([]);
      expect(text.replace('xmlns="http://www.w3.org/2000/svg"', ''), path).not.toMatch(
        /https?:|<script|<title|data:/,
      );
    }
  });

  it('have no number that went wrong', () => {
    for (const [path, text] of pictures) expect(text, path).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });

  it('show the Kaaba as it stands: never mirrored', () => {
    // Its group is placed and scaled evenly, by a positive number, and stands in no mirrored one.
    for (const [path, text] of pictures) {
      for (const [, before = ''] of text.matchAll(/([^]{0,200})<path d="M0 5L-66-9-66-14/g))
        expect(before, path).toMatch(/scale\(\d*\.?\d+\)">$/);
    }
  });
});
