import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { Parts } from '../../../domain/feature.ts';
import type { ModelConfig } from '../../../platform/config.ts';
import type { Prepare, Responder } from '../responder.ts';
import { createAllowance } from './allowance.ts';
import { createModelClient } from './model-client.ts';
import { createModelResponder } from './model-responder.ts';

/** Answers with the configured language model. Only loaded where one is configured. */
export function createModel(
  config: ModelConfig,
  prepare: Prepare,
  { app, limiter, clock, log }: Pick<Parts, 'limiter' | 'clock' | 'log'> & { readonly app: FastifyInstance },
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
  return createModelResponder({
    prepare,
    client: createModelClient(config),
    allowance: createAllowance({ config, limiter, clock }),
    log,
    count: (outcome, removed) => {
      calls.inc({ outcome });
      for (const reason of removed) sentences.inc({ reason });
    },
  });
}
