import { describe, expect, it } from 'vitest';
import { checkContact } from './contact-check.ts';

const sound = { name: 'Amina', email: 'amina@example.org', subject: 'Qibla', message: 'Assalamu alaikum' };

describe('checkContact', () => {
  it('finds nothing wrong with a complete message', async () => {
    expect(await checkContact(sound)).toEqual({});
  });

  it('reports every empty or blank field', async () => {
    expect(await checkContact({ name: '', email: ' ', subject: '\n', message: '' })).toEqual({
      name: { code: 'required' },
      email: { code: 'required' },
      subject: { code: 'required' },
      message: { code: 'required' },
    });
  });

  it('requires a deliverable address', async () => {
    expect(await checkContact({ ...sound, email: 'amina@' })).toEqual({ email: { code: 'email' } });
  });

  it('reports the maximum length of a text', async () => {
    expect(await checkContact({ ...sound, subject: 'x'.repeat(201) })).toEqual({
      subject: { code: 'tooLong', max: 200 },
    });
  });

  it('refuses control characters', async () => {
    expect(await checkContact({ ...sound, name: 'A\u0000' })).toEqual({ name: { code: 'format' } });
  });
});
