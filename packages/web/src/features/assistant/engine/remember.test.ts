import { describe, expect, it } from 'vitest';
import { remember } from './remember.ts';

describe('what the worker remembers', () => {
  it('is only what was used last', async () => {
    const loaded: string[] = [];
    const ready = remember<string>(2);
    const use = (key: string) =>
      ready(key, async () => {
        loaded.push(key);
        return key;
      });
    for (const key of ['en', 'ar', 'en', 'ur', 'en', 'ar']) expect(await use(key)).toBe(key);
    expect(loaded).toEqual(['en', 'ar', 'ur', 'ar']);
  });

  it('is not a failure', async () => {
    const ready = remember<string>(2);
    await expect(ready('en', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(await ready('en', async () => 'en')).toBe('en');
  });
});
