import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { Parts } from '../../../domain/feature.ts';
import type { ModelConfig } from '../../../platform/config.ts';
import type { Prepare, Responder } from '../responder.ts';
import { createAllowance } from './allowance.ts';
import { createEmbeddingClient } from './embedding-client.ts';
import { createModelClient } from './model-client.ts';
import { createModelResponder } from './model-responder.ts';
import { createPassageVectors } from './passage-vectors.ts';
import { createRetrieval, type Retrieval } from './retrieval.ts';
import { createVectorStore } from './vector-store.ts';

/** Answers with the configured language model. Only loaded where one is configured. */
export function createModel(
  config: ModelConfig,
  prepare: Prepare,
  {
    app,
    dataDir,
    limiter,
    clock,
    log,
  }: Pick<Parts, 'limiter' | 'clock' | 'log'> & { readonly app: FastifyInstance; readonly dataDir: string },
): Responder {
  const registers = [app.metrics];
  const calls = new Counter({
    name: 'manasik_assistant_model_calls_total',
    help: 'Questions for the language model by their outcome',
    labelNames: ['outcome'] as const,
    registers,
  });
  const sentences = new Counter({
    name: 'manasik_assistant_model_sentences_removed_total',
    help: 'Sentences of the language model that were removed, by the reason',
    labelNames: ['reason'] as const,
    registers,
  });
  const { embeddingModel, baseUrl } = config;
  const retrievalWith = (model: string): Retrieval => {
    const embeddings = new Counter({
      name: 'manasik_assistant_embedding_calls_total',
      help: 'Requests to the embedding model by their outcome',
      labelNames: ['outcome'] as const,
      registers,
    });
    const client = createEmbeddingClient(config, model, {
      clock,
      log,
      count: (outcome) => embeddings.inc({ outcome }),
    });
    const store = createVectorStore(path.join(dataDir, 'embeddings'), log);
    const vectors = createPassageVectors({ client, store, model: `${baseUrl} ${model}`, log });
    app.addHook('onClose', vectors.close);
    return createRetrieval(client, vectors);
  };
  return createModelResponder({
    prepare,
    client: createModelClient(config),
    retrieval: embeddingModel === undefined ? null : retrievalWith(embeddingModel),
    allowance: createAllowance({ config, limiter, clock }),
    log,
    count: (outcome, removed) => {
      calls.inc({ outcome });
      for (const reason of removed) sentences.inc({ reason });
    },
  });
}
