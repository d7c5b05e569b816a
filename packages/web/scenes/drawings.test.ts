import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import listed from '@manasik/content/guide/diagrams.json';
import { diagrams } from './diagrams.ts';
import { drawAll } from './drawings.ts';
import { sceneHeight, sceneWidth } from './frame.ts';

const target = join(import.meta.dirname, '../src/ui');
const drawn = [...drawAll()];
const pictures = drawn.filter(([path]) => path.endsWith('.svg'));
const written = ['scenes', 'spots', 'diagrams'].flatMap((folder) =>
  readdirSync(join(target, folder)).map((file) => `${folder}/${file}`),
);
/** The paths of the pictures that match a condition. */
const where = (isFault: (text: string, path: string) => boolean): string[] =>
  pictures.filter(([path, text]) => isFault(text, path)).map(([path]) => path);
const all = (text: string, pattern: RegExp): (string | undefined)[] =>
  [...text.matchAll(pattern)].map(([, found]) => found);
const ids = (text: string) => all(text, / id="([^"]+)"/g);
const used = (text: string) => all(text, /(?:url\(#|href="#)([^)"]+)/g);

describe('the drawings', () => {
  it('match the files on disk', () => {
    expect(written.toSorted()).toEqual(pictures.map(([path]) => path).toSorted());
    const stale = drawn.filter(([path, text]) => readFileSync(join(target, path), 'utf8') !== text);
    expect(stale.map(([path]) => path)).toEqual([]);
  });

  it('weigh at most 16 KB, and wide ones 18 KB', () => {
    expect(where((text, path) => text.length > (path.includes('wide') ? 18 : 16) * 1024)).toEqual([]);
  });

  it('are self-contained: ids are unique, references resolve, nothing is fetched', () => {
    expect(where((text) => new Set(ids(text)).size !== ids(text).length)).toEqual([]);
    expect(where((text) => used(text).some((id) => !ids(text).includes(id)))).toEqual([]);
    const fetches = /(?:href|src)="[^#]|url\([^#]|<script|<title/;
    expect(where((text) => fetches.test(text))).toEqual([]);
  });

  it('contain no invalid number', () => {
    expect(where((text) => /NaN|undefined|Infinity|\[object/.test(text))).toEqual([]);
  });

  it('show the Kaaba unmirrored and unstretched', () => {
    const foot = '<path d="M0 5L-66-9-66-14';
    const kaabas = pictures.flatMap(([, text]) =>
      text
        .split(foot)
        .slice(0, -1)
        .map((before) => before.slice(before.lastIndexOf('<'))),
    );
    expect(kaabas.length).toBeGreaterThan(6);
    const even = /^<g transform="translate\([\d.]+ [\d.]+\)scale\([\d.]+\)">$/;
    expect(kaabas.filter((group) => !even.test(group))).toEqual([]);
  });
});

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

describe('the diagrams', () => {
  it('are those of the guide, with the same parts in the same order', () => {
    const drawnParts = Object.entries(diagrams).map(([id, { parts }]) => ({ id, parts: Object.keys(parts) }));
    expect(drawnParts.toSorted(byId)).toEqual(listed.toSorted(byId));
  });

  it('have room for each number: inside the drawing and apart from the others', () => {
    const radius = 17;
    const crowded = Object.entries(diagrams).filter(([, { parts }]) => {
      const spots = Object.values(parts);
      return spots.some(
        ([x, y], index) =>
          Math.min(x, sceneWidth - x, y, sceneHeight - y) < radius ||
          spots.slice(index + 1).some(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < 2 * radius),
      );
    });
    expect(crowded.map(([name]) => name)).toEqual([]);
  });

  it('have no letters, because they are shared by all languages', () => {
    expect(where((text) => text.includes('<text'))).toEqual([]);
  });
});
