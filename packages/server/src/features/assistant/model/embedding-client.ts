import { embedMany } from 'ai';
import type { Clock } from '../../../platform/clock.ts';
import type { ModelConfig } from '../../../platform/config.ts';
import type { Logger } from '../../../platform/logger.ts';
import { type FailureKind, failureOf, ModelFailure } from './model-failure.ts';
import { createPause } from './pause.ts';
import { createProvider } from './provider.ts';

/** Of length 1, so that the product of two is the cosine of their angle. */
export type Vector = Float32Array<ArrayBuffer>;

interface EmbeddingRequest {
  readonly texts: readonly string[];
  /** The length that the vectors must have; null for the first ones. */
  readonly dimensions: number | null;
  readonly seconds: number;
  /** Aborted when nobody needs the vectors any more. */
  readonly signal: AbortSignal;
}

/** The vectors in the order of the texts. `otherLength`: they do not have the length that they must have. */
export type Embedded = readonly Vector[] | 'failed' | 'otherLength';

export interface EmbeddingClient {
  isPaused(this: void): boolean;
  embed(this: void, request: EmbeddingRequest): Promise<Embedded>;
}

interface Parts {
  readonly clock: Clock;
  readonly log: Logger;
  readonly count: (outcome: FailureKind | 'answered') => void;
}

/** Turns texts into vectors with the configured model. */
export function createEmbeddingClient(
  config: ModelConfig,
  name: string,
  { clock, log, count }: Parts,
): EmbeddingClient {
  const model = createProvider(config).embeddingModel(name);
  const pause = createPause(clock);
  return {
    isPaused: pause.isPaused,
    embed: async ({ texts, dimensions, seconds, signal }) => {
      if (pause.isPaused()) return 'failed';
      let failed: Embedded = 'failed';
      try {
        const { embeddings } = await embedMany({
          model,
          values: [...texts],
          maxRetries: 0,
          abortSignal: AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]),
        });
        const vectors = embeddings.map(unitVector);
        const length = dimensions ?? vectors[0]?.length;
        if (vectors.some((vector) => vector.length !== length)) {
          if (dimensions !== null) failed = 'otherLength';
          throw new ModelFailure('garbage');
        }
        pause.report(null);
        count('answered');
        return vectors;
      } catch (error) {
        if (signal.aborted) return 'failed';
        const { kind } = failureOf(error, false);
        pause.report(kind);
        count(kind);
        // The kind alone: an error of the provider repeats what was sent to it.
        log.warn({ failure: kind }, 'the embedding model gave no vectors');
        return failed;
      }
    },
  };
}

/** @throws ModelFailure for a vector without a direction */
function unitVector(numbers: readonly number[]): Vector {
  const length = Math.hypot(...numbers);
  if (!Number.isFinite(length) || length === 0) throw new ModelFailure('garbage');
  return Float32Array.from(numbers, (each) => each / length);
}
