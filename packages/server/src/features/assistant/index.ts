import type { Feature, Parts } from '../../domain/feature.ts';
import { createAccountLimits } from '../../platform/http/account-limits.ts';
import { createFairQueue } from '../../platform/fair-queue.ts';
import { createAssistantRepository } from './assistant.repository.ts';
import { assistantRoutes } from './assistant.routes.ts';
import { createAssistantService } from './assistant.service.ts';
import { createConversationsService } from './conversations.service.ts';
import { createEngine } from './engine.ts';
import { createGroundedResponder } from './responder.ts';
import { createToolData, type ToolDataParts } from './tool-data.ts';

// The thread understands one question at a time; the others of these read from the database meanwhile.
const limits = { atOnce: 16, ofAccount: 32, ofAddress: 60, ofNetwork: 120, inAll: 400, retryAfterSeconds: 2 };

/** The assistant, and the conversations of users with it. */
export function createAssistant(
  { db, clock, log, config }: Parts,
  needs: Pick<ToolDataParts, 'gazetteer' | 'settingsOf' | 'progressOf' | 'groups'>,
): Feature {
  const repository = createAssistantRepository(db);
  const engine = createEngine({ log });
  const assistant = createAssistantService({
    repository,
    responder: createGroundedResponder(engine),
    toolData: createToolData({ ...needs, announcedFirst: config.announcedFirst, clock }),
    // Of its own, so that many addresses push out no counts of accounts.
    addressLimits: createAccountLimits(clock),
    clock,
  });
  const conversations = createConversationsService(repository);
  const questions = createFairQueue(limits);
  return {
    mount: (app) =>
      assistantRoutes(app, { assistant, conversations, questions, settingsOf: needs.settingsOf, log }),
    close: engine.close,
  };
}
