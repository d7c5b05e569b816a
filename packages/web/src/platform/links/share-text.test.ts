import { describe, expect, it } from 'vitest';
import { copyText, shareText } from './share-text.ts';

/** A browser that shares or fails as told, and what reached its clipboard. */
function browser({ share, isClipboardOpen = true }: { share?: Error | 'works'; isClipboardOpen?: boolean }) {
  const copied: string[] = [];
  const clipboard = {
    writeText: async (text: string) => {
      if (!isClipboardOpen) throw new Error('not allowed');
      copied.push(text);
    },
  };
  const sharer = {
    clipboard,
    ...(share && {
      share: async () => {
        if (share !== 'works') throw share;
      },
    }),
  };
  return { sharer, copied };
}

describe('sharing', () => {
  it('opens the share sheet of the device', async () => {
    const { sharer, copied } = browser({ share: 'works' });
    expect(await shareText('words', sharer)).toBe('shared');
    expect(copied).toEqual([]);
  });

  it('does nothing more when the sheet is closed', async () => {
    const { sharer, copied } = browser({ share: new DOMException('closed', 'AbortError') });
    expect(await shareText('words', sharer)).toBe('cancelled');
    expect(copied).toEqual([]);
  });

  it('copies instead without a share sheet or when it fails', async () => {
    for (const share of [undefined, new DOMException('no', 'NotAllowedError')]) {
      const { sharer, copied } = browser(share ? { share } : {});
      expect(await shareText('words', sharer)).toBe('copied');
      expect(copied).toEqual(['words']);
    }
  });

  it('reports that copying failed too or that there is no clipboard', async () => {
    expect(await shareText('words', browser({ isClipboardOpen: false }).sharer)).toBe('failed');
    expect(await copyText('words', {})).toBe('failed');
  });
});
