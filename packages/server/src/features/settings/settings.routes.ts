import { getSettings, putSettings } from '@manasik/contract/settings';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { SettingsService } from './settings.service.ts';

export function settingsRoutes(app: FastifyInstance, { settings }: { settings: SettingsService }): void {
  handle(app, getSettings, ({ session }) => settings.get(session.user.id));
  handle(app, putSettings, ({ session, body }) => {
    const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    return settings.change(session.user.id, sent);
  });
}
