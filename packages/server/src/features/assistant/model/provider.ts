import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelConfig } from '../../../platform/config.ts';
import { limitedFetch } from './limited-fetch.ts';

// The library would write warnings, which can repeat what was sent, to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The configured address, with its models. */
export const createProvider = ({ baseUrl, apiKey }: Pick<ModelConfig, 'baseUrl' | 'apiKey'>) =>
  createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    fetch: limitedFetch,
  });
