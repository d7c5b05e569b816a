import type { ServerResponse } from 'node:http';
import { wordsOf } from '@manasik/core/search/search-text';

/** A request for vectors as the server received it. */
export interface EmbeddingCall {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly input: readonly string[];
    readonly encoding_format: string;
  };
  /** Answers with these vectors in the protocol of the OpenAI interface. */
  reply(this: void, vectors: readonly (readonly unknown[])[]): void;
  readonly raw: ServerResponse;
}

const dimensions = 512;

/** Counts the beginnings of the words, so that texts with the same words are near to each other. */
export function vectorOf(text: string): number[] {
  const vector = Array.from({ length: dimensions }, () => 0);
  for (const word of wordsOf(text)) {
    let sum = 7;
    for (const letter of word.slice(0, 5)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
    const index = sum % dimensions;
    vector[index] = (vector[index] ?? 0) + 1;
  }
  return vector;
}

/** A model whose vector of a question is that of another text. */
export const embedAs =
  (texts: Readonly<Record<string, string>>) =>
  ({ body, reply }: EmbeddingCall): void =>
    reply(body.input.map((text) => vectorOf(texts[text] ?? text)));

export const replyWithVectors = (raw: ServerResponse, vectors: readonly (readonly unknown[])[]): void => {
  raw.writeHead(200, { 'content-type': 'application/json' });
  raw.end(
    JSON.stringify({
      object: 'list',
      data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
      model: 'test-embedding',
      usage: { prompt_tokens: 1, total_tokens: 1 },
    }),
  );
};
