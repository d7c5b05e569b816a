import { sendContactMessage } from '@manasik/contract/contact';
import type { FastifyInstance } from 'fastify';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { handle } from '../../platform/http/handle.ts';
import type { ContactService } from './contact.service.ts';

export function contactRoutes(app: FastifyInstance, { contact }: { contact: ContactService }): void {
  handle(app, sendContactMessage, ({ body, request }) => contact.receive(body, callerAddress(request)));
}
