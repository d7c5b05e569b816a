import { describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';

describe('the background of the map', () => {
  it('is empty unless the operator sets one', () => {
    expect(readConfig({}).tileUrl).toBeUndefined();
  });

  it('is an address with placeholders for zoom, column and row', () => {
    const TILE_URL = 'https://tiles.example.org/{z}/{x}/{y}.png';
    expect(readConfig({ TILE_URL, TILE_ATTRIBUTION: 'Somebody' })).toMatchObject({
      tileUrl: TILE_URL,
      tileAttribution: 'Somebody',
    });
    expect(() => readConfig({ TILE_URL: 'https://tiles.example.org/1.png' })).toThrow(/TILE_URL/);
    expect(() => readConfig({ TILE_URL: 'ftp://x/{z}/{x}/{y}' })).toThrow(/TILE_URL/);
  });
});
