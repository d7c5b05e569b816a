/** The parts of the browser that this needs; either can be missing. */
interface Sharer {
  share?: (data: { text: string }) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
}

export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

/** Sends a text to the share sheet of the device, or copies it where there is none or it fails. */
export async function shareText(text: string, sharer: Sharer): Promise<ShareOutcome> {
  if (!sharer.share) return copyText(text, sharer);
  try {
    await sharer.share({ text });
    return 'shared';
  } catch (error) {
    // The person closed the sheet, so do not copy instead.
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
