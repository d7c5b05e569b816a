import type { Feature, Parts } from '../../domain/feature.ts';
import { createSettingsRepository } from './settings.repository.ts';
import { settingsRoutes } from './settings.routes.ts';
import { createSettingsService, type SettingsService } from './settings.service.ts';

export function createSettings({
  db,
  changes,
}: Parts): Feature & { readonly settingsOf: SettingsService['get'] } {
  const settings = createSettingsService(createSettingsRepository(db), changes);
  return { mount: (app) => settingsRoutes(app, { settings }), settingsOf: settings.get };
}
