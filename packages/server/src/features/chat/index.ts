import type { BeforeUserDeleted, Feature, Parts } from '../../domain/feature.ts';
import { createChatRepository } from './chat.repository.ts';
import { chatRoutes } from './chat.routes.ts';
import { createChatService } from './chat.service.ts';

/** Group messages. */
export function createChat({ db, membership, hub, limiter, clock }: Parts): Feature & {
  readonly beforeUserDeleted: BeforeUserDeleted;
} {
  const messages = createChatService({
    repository: createChatRepository(db),
    membership,
    publish: hub.publish,
    limiter,
    clock,
  });
  return {
    mount: (app) => chatRoutes(app, { messages }),
    beforeUserDeleted: messages.beforeUserDeleted,
  };
}
