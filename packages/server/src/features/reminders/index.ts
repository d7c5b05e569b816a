import type { Feature, Parts } from '../../domain/feature.ts';
import { createRemindersRepository } from './reminders.repository.ts';
import { remindersRoutes } from './reminders.routes.ts';
import { createRemindersService } from './reminders.service.ts';

export function createReminders({ db, clock }: Parts): Feature {
  const reminders = createRemindersService(createRemindersRepository(db), clock);
  return { mount: (app) => remindersRoutes(app, { reminders }) };
}
