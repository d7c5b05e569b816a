import type { Feature, Parts } from '../../domain/feature.ts';
import { createAccountLimits } from '../../platform/http/account-limits.ts';
import { createFairQueue } from '../../platform/fair-queue.ts';
import { createAssistantRepository } from './assistant.repository.ts';
import { assistantRoutes } from './assistant.routes.ts';
import { type AssistantParts, createAssistantService } from './assistant.service.ts';
import { createContents } from './contents.ts';
import { createConversationsService } from './conversations.service.ts';
import { createEngine } from './engine.ts';
import { createGroundedResponder, createPrepare } from './responder.ts';
import { createToolData, type ToolDataParts } from './tool-data.ts';

// The thread understands one question at a time; the others of these read from the database meanwhile.
const limits = { atOnce: 16, ofAccount: 32, ofAddress: 60, ofNetwork: 120, inAll: 400, retryAfterSeconds: 2 };
// Questions that wait for the language model must not keep others waiting.
const atOnceWithModel = 64;

/** The assistant, and the conversations of users with it. */
export function createAssistant(
  { db, clock, log, config, limiter }: Parts,
  needs: Pick<ToolDataParts, 'gazetteer' | 'progressOf' | 'records' | 'groups'> &
    Pick<AssistantParts, 'settingsOf'>,
): Feature {
  const repository = createAssistantRepository(db);
  const engine = createEngine({ log });
  const contentIn = createContents(config.announcedFirst);
  const prepare = createPrepare(engine, contentIn);
  const conversations = createConversationsService(repository);
  const questions = createFairQueue(config.model ? { ...limits, atOnce: atOnceWithModel } : limits);
  return {
    mount: async (app) => {
      const { model } = config;
      // A server without a language model loads none of its code.
      const responder = model
        ? (await import('./model/create-model.ts')).createModel(model, prepare, {
            app,
            dataDir: config.dataDir,
            limiter,
            clock,
            log,
          })
        : createGroundedResponder(prepare);
      const assistant = createAssistantService({
        repository,
        responder,
        toolData: createToolData({ ...needs, announcedFirst: config.announcedFirst, clock }),
        // Of its own, so that many addresses push out no counts of accounts.
        addressLimits: createAccountLimits(clock),
        settingsOf: needs.settingsOf,
        wordsIn: (language) => contentIn(language).say,
        clock,
        log,
      });
      assistantRoutes(app, { assistant, conversations, questions, log });
    },
    close: engine.close,
  };
}
