import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

const origin = 'https://manasik.example';

describe('nextPath', () => {
  it('goes to a page of the app with its query and hash', () => {
    expect(nextPath('/settings?tab=security', origin)).toBe('/settings?tab=security');
    expect(nextPath('/help#faq', origin)).toBe('/help#faq');
  });

  it('goes to the first page without a given path', () => {
    expect(nextPath(null, origin)).toBe('/');
    expect(nextPath('', origin)).toBe('/');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'settings',
    '//',
    '/login',
    '/login?next=/login',
    '/api/logout',
    '/api',
  ])('does not follow %j', (next) => {
    expect(nextPath(next, origin)).toBe('/');
  });
});
