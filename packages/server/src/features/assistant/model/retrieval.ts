import type { RespondContent } from '@manasik/core/assistant/content';
import type { Question } from '@manasik/core/assistant/decision';
import { isShort } from '@manasik/core/assistant/follow-up';
import type { Asked } from '../responder.ts';
import type { EmbeddingClient, Vector } from './embedding-client.ts';
import type { PassageVectors } from './passage-vectors.ts';
import { withoutEmails } from './prompt.ts';

/** Finds passages by the meaning of a question. */
export interface Retrieval {
  /** The ids of all passages, the nearest first; none if the embedding model cannot be used now. */
  nearest(
    this: void,
    asked: Pick<Asked, 'question' | 'signal'>,
    content: RespondContent,
  ): Promise<readonly string[]>;
}

// The reader waits for it before the language model begins.
const questionSeconds = 3;

export const createRetrieval = (client: EmbeddingClient, passages: PassageVectors): Retrieval => ({
  nearest: async ({ question, signal }, content) => {
    const embedded = passages.of(content);
    if (embedded === null) return [];
    const { ids, vectors } = embedded;
    const answer = await client.embed({
      texts: [textOf(question)],
      dimensions: vectors[0]?.length ?? null,
      seconds: questionSeconds,
      signal,
    });
    const [asked] = typeof answer === 'string' ? [] : answer;
    if (asked === undefined) return [];
    return vectors
      .map((vector, index) => ({ id: ids[index] ?? '', cosine: product(vector, asked) }))
      .toSorted((one, other) => other.cosine - one.cosine)
      .map(({ id }) => id);
  },
});

/** "And for women?" has its subject in the question before. */
const textOf = ({ text, previous }: Question): string =>
  withoutEmails(previous && isShort(text) ? `${previous.question}\n${text}` : text);

// With `reduce`, all passages take nine milliseconds instead of one, in which the server answers nobody else.
function product(one: Vector, other: Vector): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
