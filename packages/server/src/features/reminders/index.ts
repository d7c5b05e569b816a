import type { Reminder } from '@manasik/contract/reminders';
import type { Feature, Parts } from '../../domain/feature.ts';
import { createRemindersRepository } from './reminders.repository.ts';
import { remindersRoutes } from './reminders.routes.ts';
import { createRemindersService } from './reminders.service.ts';

/** Reminders. The assistant reads them for the person that they belong to. */
export function createReminders({ db, clock }: Parts): Feature & {
  readonly remindersOf: (userId: string) => Promise<readonly Reminder[]>;
} {
  const reminders = createRemindersService(createRemindersRepository(db), clock);
  return {
    mount: (app) => remindersRoutes(app, { reminders }),
    remindersOf: async (userId) => (await reminders.list(userId)).reminders,
  };
}
