import {
  changeReminder,
  createReminder,
  deleteReminder,
  finishReminder,
  listReminders,
  snoozeReminder,
} from '@manasik/contract/reminders';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { RemindersService } from './reminders.service.ts';

export function remindersRoutes(app: FastifyInstance, { reminders }: { reminders: RemindersService }): void {
  handle(app, listReminders, ({ session }) => reminders.list(session.user.id));
  handle(app, createReminder, ({ session, body }) => reminders.add(session.user.id, body));
  handle(app, changeReminder, ({ session, params, body }) =>
    reminders.change(session.user.id, params.id, body),
  );
  handle(app, deleteReminder, ({ session, params }) => reminders.remove(session.user.id, params.id));
  handle(app, snoozeReminder, ({ session, params, body }) =>
    reminders.snooze(session.user.id, params.id, body.minutes, body.until),
  );
  handle(app, finishReminder, ({ session, params, body }) =>
    reminders.finish(session.user.id, params.id, body.until),
  );
}
