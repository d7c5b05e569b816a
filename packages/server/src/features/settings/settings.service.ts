import { defaultSettings, Settings } from '@manasik/contract/settings';
import type { Changes } from '../../platform/bus/changes.ts';
import { createMemory } from '../../platform/memory.ts';
import type { SettingsRepository } from './settings.repository.ts';

/**
 * The stored settings over the defaults; a stored value that this version does not support falls back to its default.
 */
function complete(changed: Partial<Settings>): Settings {
  const known = Object.entries(changed).filter(
    ([name, value]) => name in Settings.shape && Settings.partial().safeParse({ [name]: value }).success,
  );
  return { ...defaultSettings, ...Object.fromEntries(known) };
}

export function createSettingsService(repository: SettingsRepository, changes: Changes) {
  const memory = createMemory(changes, async (userId) => complete(await repository.find(userId)));
  changes.on('settings', memory.forget);
  return {
    get: (userId: string): Promise<Settings> | Settings => memory.get(userId),
    change: async (userId: string, change: Partial<Settings>): Promise<Settings> => {
      const changed = await repository.merge(userId, change);
      await changes.heard();
      return complete(changed);
    },
  };
}

export type SettingsService = ReturnType<typeof createSettingsService>;
