import { setTimeout as sleep } from 'node:timers/promises';
import { respondContent } from '@manasik/content/assistant/content.ts';
import type { RespondContent } from '@manasik/core/assistant/content';
import { type Language, languageCodes } from '@manasik/core/text/languages';

// Requests that came in meanwhile are answered in this time.
const PAUSE_MS = 200;

/** What answers are written from, in each language. */
export interface Contents {
  in(this: void, language: Language): RespondContent;
  /** Prepares every language, so that no question has to: one takes up to 0.6 seconds, in which nothing else runs. */
  prepare(this: void): Promise<void>;
  close(this: void): void;
}

export function createContents(): Contents {
  const contents = new Map<Language, RespondContent>();
  const closed = new AbortController();
  const contentIn = (language: Language): RespondContent => {
    const content = contents.get(language) ?? respondContent(language);
    contents.set(language, content);
    return content;
  };
  return {
    in: contentIn,
    prepare: async () => {
      for (const language of languageCodes) {
        if (closed.signal.aborted) return;
        contentIn(language);
        await sleep(PAUSE_MS, undefined, { ref: false });
      }
    },
    close: () => closed.abort(),
  };
}
