import { listAlerts, openAlertsLive } from '@manasik/contract/alerts';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { LiveHub } from '../../domain/live-hub.ts';
import { answerHead, replyWithStream } from '../../platform/live/reply-stream.ts';
import type { AlertsService } from './alerts.service.ts';
import type { AlertsStreams } from './alerts-streams.ts';

interface Parts {
  readonly alerts: AlertsService;
  readonly streams: AlertsStreams;
  readonly hub: LiveHub;
}

export function alertsRoutes(app: FastifyInstance, { alerts, streams, hub }: Parts): void {
  handle(app, listAlerts, ({ session }) => alerts.of(session.user.id));

  handle(app, openAlertsLive, async ({ session, request, reply }) => {
    hub.requireOpenForUsers();
    if (answerHead(request, reply)) return;
    // Before the reply starts, while an error can still be sent.
    await alerts.of(session.user.id);
    const stream = replyWithStream(app, { request, reply, userId: session.user.id }, () =>
      hub.leaveUser(stream),
    );
    streams.join(stream);
  });
}
