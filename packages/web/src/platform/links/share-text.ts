/** The parts of the browser that it takes; either can be missing. */
interface Sharer {
  share?: (data: { text: string }) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
}

export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

/** Gives a text to the device's share sheet; without one, or when it fails, to the clipboard. */
export async function shareText(text: string, sharer: Sharer): Promise<ShareOutcome> {
  if (!sharer.share) return copyText(text, sharer);
  try {
    await sharer.share({ text });
    return 'shared';
  } catch (error) {
    // Somebody closed the sheet: they want nothing else instead.
    if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    return copyText(text, sharer);
  }
}

export async function copyText(text: string, { clipboard }: Sharer): Promise<'copied' | 'failed'> {
  if (!clipboard) return 'failed';
  return clipboard.writeText(text).then(
    () => 'copied',
    () => 'failed',
  );
}
