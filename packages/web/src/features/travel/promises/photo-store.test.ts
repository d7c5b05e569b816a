import { afterEach, expect, it, vi } from 'vitest';
import { isPicture } from './photo-store.ts';

afterEach(() => vi.unstubAllGlobals());

it('a file is a picture if the browser can read it as one', async () => {
  const close = vi.fn<() => void>();
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    if ((await file.text()) !== 'picture') throw new DOMException('', 'InvalidStateError');
    return { close };
  });
  expect(await isPicture(new Blob(['picture']))).toBe(true);
  expect(close).toHaveBeenCalledOnce();
  expect(await isPicture(new Blob(['text']))).toBe(false);
});
