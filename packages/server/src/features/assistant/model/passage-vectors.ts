import type { RespondContent } from '@manasik/core/assistant/content';
import type { SearchDoc } from '@manasik/core/search/content-search';
import type { Language } from '@manasik/core/text/languages';
import { framesOf } from '../../../platform/describe-error.ts';
import { sha256 } from '../../../platform/hash.ts';
import type { Logger } from '../../../platform/logger.ts';
import { createTurns } from '../../../platform/turns.ts';
import type { Embedded, EmbeddingClient, Vector } from './embedding-client.ts';
import type { VectorStore } from './vector-store.ts';

/** The passages of a language with their vectors, in the same order. */
interface EmbeddedPassages {
  readonly ids: readonly string[];
  readonly vectors: readonly Vector[];
}

export interface PassageVectors {
  /** Null until they are read or computed, which the first call begins. */
  of(this: void, content: RespondContent): EmbeddedPassages | null;
  /** Ends what is being computed. */
  close(this: void): Promise<void>;
}

interface Parts {
  readonly client: EmbeddingClient;
  readonly store: VectorStore;
  /** The name of the embedding model, with its address. */
  readonly model: string;
  readonly log: Logger;
}

// Many servers take no more texts at once, and vectors of 4,096 numbers stay below the limit of a reply.
const batch = 32;
const batchSeconds = 60;
// Some models refuse texts of more than 512 tokens.
const longestText = 1000;

/** Computes the vectors of all passages once, one language at a time, and keeps them. */
export function createPassageVectors({ client, store, model, log }: Parts): PassageVectors {
  const known = new Map<Language, EmbeddedPassages>();
  // A provider that fails half-way is not paid again for the first half.
  const begun = new Map<Language, Vector[]>();
  const running = new Map<Language, Promise<void>>();
  const takeTurns = createTurns();
  const closing = new AbortController();

  /** Adds the vectors of the remaining texts to `vectors`, and returns how it ended. */
  const embedAll = async (
    texts: readonly string[],
    vectors: Vector[],
  ): Promise<'done' | Extract<Embedded, string>> => {
    while (vectors.length < texts.length) {
      const next = await client.embed({
        texts: texts.slice(vectors.length, vectors.length + batch),
        dimensions: vectors[0]?.length ?? null,
        seconds: batchSeconds,
        signal: closing.signal,
      });
      if (typeof next === 'string') return next;
      vectors.push(...next);
    }
    return 'done';
  };

  const prepare = async ({ language, docs }: RespondContent): Promise<void> => {
    const texts = [...docs.values()].map(textOf);
    const key = sha256(JSON.stringify([model, texts]));
    let vectors = await store.read(language, { key, count: texts.length });
    if (vectors === null) {
      const computed = begun.get(language) ?? [];
      begun.set(language, computed);
      const end = await embedAll(texts, computed);
      // Vectors of two lengths cannot be compared, so those begun are useless once the provider changes the length.
      if (end !== 'failed') begun.delete(language);
      if (end !== 'done') return;
      await store.write(language, key, computed);
      vectors = computed;
    }
    known.set(language, { ids: [...docs.keys()], vectors });
  };

  const start = (content: RespondContent): void => {
    const { language } = content;
    const run = takeTurns('passages', () => prepare(content))
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error : new Error(typeof error);
        log.error({ reason: reason.name, stack: framesOf(reason) }, 'the passages could not be embedded');
      })
      .finally(() => running.delete(language));
    running.set(language, run);
  };

  return {
    of: (content) => {
      const { language } = content;
      const ready = known.get(language) ?? null;
      if (ready === null && !running.has(language) && !client.isPaused() && !closing.signal.aborted)
        start(content);
      return ready;
    },
    close: async () => {
      closing.abort();
      await Promise.all(running.values());
    },
  };
}

const textOf = ({ title, text }: SearchDoc): string => `${title}\n${text}`.slice(0, longestText);
