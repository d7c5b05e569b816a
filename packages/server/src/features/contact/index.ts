import { type BeforeUserDeleted, type Feature, MINUTE_MS, type Parts } from '../../domain/feature.ts';
import { createContactRepository } from './contact.repository.ts';
import { contactRoutes } from './contact.routes.ts';
import { createContactService } from './contact.service.ts';

/** Messages from the contact form, which are stored, and mailed until the mail server accepts them. */
export function createContact({ db, mailer, limiter, clock, log, config }: Parts): Feature & {
  readonly beforeUserDeleted: BeforeUserDeleted;
} {
  const contact = createContactService({
    repository: createContactRepository(db),
    mailer,
    limiter,
    clock,
    log,
    contactEmail: config.contactEmail,
  });
  return {
    mount: (app) => contactRoutes(app, { contact }),
    work: [{ name: 'mail contact messages', every: MINUTE_MS, run: contact.mailWaiting }],
    beforeUserDeleted: contact.beforeUserDeleted,
  };
}
