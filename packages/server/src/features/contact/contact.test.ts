import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailer } from '../../platform/mail/index.ts';
import { createLogger } from '../../platform/logger.ts';
import { createRateLimiter } from '../../platform/rate-limit.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type ReadMail, readMail } from '../../testing/test-mail.ts';
import { createContactRepository } from './contact.repository.ts';
import { createContactService } from './contact.service.ts';

let test: TestApp;
let smtp: SMTPServer;
let isRefusing = false;
const received: ReadMail[] = [];

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, done) =>
      isRefusing ? done(new Error(`no mailbox for ${address.address}`)) : done(),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(readMail(Buffer.concat(chunks).toString('utf8')));
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  test = await createTestApp({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_EMAIL: 'team@hajj.example' },
  });
});
afterAll(async () => {
  await test.close();
  await new Promise<void>((resolve) => {
    smtp.close(() => resolve());
  });
});

const message = {
  name: 'Zoë Ağaoğlu',
  email: 'zoe@example.org',
  subject: 'Salam from İzmir',
  message: 'Two lines,\nand more of the second. سلام',
};
const rowsOf = async (id: unknown) =>
  (await test.database.db.execute(sql`SELECT * FROM contact_messages WHERE id = ${id}`)).rows;

describe('a contact message', () => {
  it('is stored, and mailed to the team with a reply address', async () => {
    const reply = await test.visitor().post('/api/contact', { ...message, language: 'de' });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({ id: expect.any(String) });
    await expect.poll(() => received.length).toBe(1);
    const [mail] = received;
    expect(mail?.headers).toMatch(/^to: team@hajj\.example$/im);
    expect(mail?.headers).toMatch(/^reply-to: zoe@example\.org$/im);
    expect(mail?.text).toContain('Zoë Ağaoğlu <zoe@example.org>\n\nTwo lines,\nand more of the second. سلام');
    await expect
      .poll(() => rowsOf(reply.body['id']))
      .toEqual([expect.objectContaining({ ...message, language: 'de', mailed_at: expect.anything() })]);
  });

  it('cannot inject a header into the mail', async () => {
    const before = received.length;
    const subject = 'Hello\nBcc: everybody@example.org';
    await test.visitor().post('/api/contact', { ...message, subject });
    await expect.poll(() => received.length).toBe(before + 1);
    expect(received.at(-1)?.headers).not.toMatch(/^bcc:/im);
    expect(received.at(-1)?.headers).toMatch(/^subject: Hello Bcc: everybody@example\.org$/im);
  });

  it('waits while the mail server refuses it, is mailed later, once, and leaves no address in the log', async () => {
    isRefusing = true;
    const before = received.length;
    const reply = await test.visitor().post('/api/contact', { ...message, subject: 'Later' });
    expect(reply.status).toBe(201);
    await expect.poll(() => test.log.some((line) => line.includes('waits to be mailed'))).toBe(true);
    expect(test.log.join('\n')).not.toMatch(/team@hajj\.example|zoe@example\.org/);
    expect(await rowsOf(reply.body['id'])).toMatchObject([{ mailed_at: null }]);

    isRefusing = false;
    const { database, clock, config } = test;
    const silent = createLogger('silent');
    // The app's timer does this every minute.
    const service = createContactService({
      repository: createContactRepository(database.db),
      mailer: createMailer(config, silent),
      limiter: createRateLimiter(database.db, clock),
      clock,
      log: silent,
      contactEmail: config.contactEmail,
    });
    await service.mailWaiting();
    await service.mailWaiting();
    expect(received.length).toBe(before + 1);
    expect(received.at(-1)?.headers).toContain('Later');
    expect(await rowsOf(reply.body['id'])).toMatchObject([{ mailed_at: expect.anything() }]);
  });

  it('is refused after ten from one address in an hour', async () => {
    const visitor = test.visitor();
    const statuses: number[] = [];
    for (let each = 0; each < 11; each += 1) {
      statuses.push((await visitor.post('/api/contact', message)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    test.clock.advance({ minutes: 60 });
    expect((await visitor.post('/api/contact', message)).status).toBe(201);
  });

  it.each([
    [{ ...message, email: 'nobody' }, { email: 'email' }],
    [{ ...message, message: ' \n ' }, { message: 'required' }],
    [{ ...message, message: 'x'.repeat(5001) }, { message: 'tooLong' }],
    [{ ...message, subject: 'x'.repeat(201) }, { subject: 'tooLong' }],
    [{ ...message, cc: 'everybody@example.org' }, { cc: 'unknown' }],
    [{ name: 'Only' }, { email: 'required', subject: 'required', message: 'required' }],
  ])('is refused as %j and not stored', async (body, fields) => {
    const count = async () =>
      (await test.database.db.execute(sql`SELECT count(*) FROM contact_messages`)).rows;
    const before = await count();
    expect(await test.visitor().post('/api/contact', body)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields },
    });
    expect(await count()).toEqual(before);
  });
});
