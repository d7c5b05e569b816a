import { describe, expect, it } from 'vitest';
import { redirectOf } from './pages.ts';

describe('redirectOf', () => {
  it('leads to the page that people mean', () => {
    expect(redirectOf('/groups', '')).toBe('/group-tracker');
    expect(redirectOf('/register', '')).toBe('/login?mode=register');
  });

  it('keeps the query', () => {
    expect(redirectOf('/groups', '?group=7&lang=ur')).toBe('/group-tracker?group=7&lang=ur');
    expect(redirectOf('/register', '?lang=ar')).toBe('/login?mode=register&lang=ar');
  });

  it('leaves other addresses as they are', () => {
    for (const path of ['/group-tracker', '/nowhere', '/groups/7', 'toString']) {
      expect(redirectOf(path, '?lang=en')).toBeUndefined();
    }
  });
});
