import { defaultSettings, Settings } from '@manasik/contract/settings';
import type { Bus } from '../../platform/bus/bus.ts';
import { createMemory } from '../../platform/memory.ts';
import type { SettingsRepository } from './settings.repository.ts';

/** The defaults under what is stored; a value that a newer version no longer knows falls back to its default. */
function complete(changed: Partial<Settings>): Settings {
  const known = Object.entries(changed).filter(
    ([name, value]) => name in Settings.shape && Settings.partial().safeParse({ [name]: value }).success,
  );
  return { ...defaultSettings, ...Object.fromEntries(known) };
}

export function createSettingsService(repository: SettingsRepository, bus: Bus) {
  const memory = createMemory(bus, 'settings.changed', async (userId) =>
    complete(await repository.find(userId)),
  );
  return {
    get: (userId: string): Promise<Settings> | Settings => memory.get(userId),
    change: async (userId: string, change: Partial<Settings>): Promise<Settings> => {
      const changed = await repository.merge(userId, change);
      await memory.forget(userId);
      return complete(changed);
    },
  };
}

export type SettingsService = ReturnType<typeof createSettingsService>;
