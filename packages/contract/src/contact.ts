import { z } from 'zod';
import { Email, LanguageCode, PersonName, text } from './fields.ts';
import { route } from './route.ts';

export const ContactMessage = z.strictObject({
  name: PersonName,
  email: Email,
  subject: text(200),
  message: text(5000),
  language: LanguageCode.optional(),
});

export const sendContactMessage = route({
  method: 'POST',
  path: '/api/contact',
  summary: 'Write to the operators; the message is stored, and mailed to them',
  access: 'public',
  body: ContactMessage,
  status: 201,
  reply: z.strictObject({ id: z.uuid() }),
  errors: ['request.tooMany'],
});
