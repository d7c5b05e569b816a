import {
  extractReasoningMiddleware,
  type FinishReason,
  isStepCount,
  streamText,
  type ToolSet,
  wrapLanguageModel,
} from 'ai';
import type { ModelConfig } from '../../../platform/config.ts';
import { type FailureKind, failureOf, ModelFailure } from './model-failure.ts';
import { createProvider } from './provider.ts';

interface ModelRequest {
  readonly instructions: string;
  /** The material that the model may use, and the question, as JSON. */
  readonly data: string;
  readonly tools: ToolSet;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** A piece of the text, or the end of a step that called tools. */
type ModelPart = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'toolsCalled' };

export interface ModelClient {
  /** @throws ModelFailure, and nothing else unless `signal` is aborted */
  write(this: void, request: ModelRequest): AsyncGenerator<ModelPart, void>;
}

// Each step may call tools, and the next one reads their results.
const mostSteps = 4;
const toolSeconds = 5;
// The longest words of the ten languages take about this much for one token.
const charactersOfToken = 8;

/** Writes with the configured model. */
export function createModelClient(config: ModelConfig): ModelClient {
  const model = wrapLanguageModel({
    model: createProvider(config).chatModel(config.model),
    // Servers that an operator runs themselves often send what the model thinks as part of its answer.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
  const mostCharacters = config.tokens * charactersOfToken;

  return {
    write: async function* ({ instructions, data, tools, signal }) {
      const ended = new AbortController();
      const { fullStream } = streamText({
        model,
        instructions,
        messages: [{ role: 'user', content: data }],
        tools,
        stopWhen: isStepCount(mostSteps),
        temperature: 0,
        maxOutputTokens: config.tokens,
        // A reader who waits twice as long is better served by the grounded answer.
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, ended.signal]),
        timeout: {
          firstChunkMs: config.firstSeconds * 1000,
          chunkMs: config.firstSeconds * 1000,
          totalMs: config.wholeSeconds * 1000,
          toolMs: toolSeconds * 1000,
        },
        // Without it the library writes errors, which contain the question, to the console.
        onError: () => {},
      });
      let characters = 0;
      try {
        for await (const part of fullStream) {
          if (part.type === 'text-delta') {
            characters += part.text.length;
            if (characters > mostCharacters) throw new ModelFailure('tooLong');
            if (part.text !== '') yield { kind: 'text', text: part.text };
          } else if (part.type === 'finish-step') {
            if (part.finishReason === 'tool-calls') yield { kind: 'toolsCalled' };
          } else if (part.type === 'error') throw part.error;
          else if (part.type === 'abort') throw new ModelFailure('tooSlow');
          else if (part.type === 'finish') {
            const failure = failureOfEnd[part.finishReason];
            if (failure !== null) throw new ModelFailure(failure);
            if (characters === 0) throw new ModelFailure('empty');
            return;
          }
        }
        throw new ModelFailure('truncated');
      } catch (error) {
        throw failureOf(error, characters > 0);
      } finally {
        // Otherwise the provider would go on, and bill, after the reader has left.
        ended.abort();
      }
    },
  };
}

/** An answer that stops early may lack the condition of a ruling. */
const failureOfEnd: Readonly<Record<FinishReason, FailureKind | null>> = {
  stop: null,
  length: 'tooLong',
  'tool-calls': 'toolLoop',
  'content-filter': 'contentFilter',
  error: 'garbage',
  interrupted: 'truncated',
  other: 'truncated',
};
