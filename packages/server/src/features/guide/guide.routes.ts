import { getGuideProgress, putGuideProgress } from '@manasik/contract/guide';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { GuideService } from './guide.service.ts';

export function guideRoutes(app: FastifyInstance, { guide }: { guide: GuideService }): void {
  handle(app, getGuideProgress, ({ session }) => guide.progress(session.user.id));
  handle(app, putGuideProgress, ({ session, body }) => guide.merge(session.user.id, body));
}
