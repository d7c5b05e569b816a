import { getSettings, putSettings, type Settings } from '@manasik/contract/settings';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../lib/http/handle.ts';
import type { SettingsService } from './settings.service.ts';

export function settingsRoutes(app: FastifyInstance, { settings }: { settings: SettingsService }): void {
  handle(app, getSettings, ({ session }) => settings.get(session.user.id));
  handle(app, putSettings, ({ session, body }) => {
    const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    // Filtered of what was not sent, the parsed body is a part of Settings.
    return settings.change(session.user.id, sent as Partial<Settings>);
  });
}
