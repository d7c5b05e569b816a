import { describe, expect, it } from 'vitest';
import { checkContact } from './contact-check.ts';

const sound = { name: 'Amina', email: 'amina@example.org', subject: 'Qibla', message: 'Assalamu alaikum' };

describe('checkContact', () => {
  it('has nothing to say about a complete message', async () => {
    expect(await checkContact(sound)).toEqual({});
  });

  it('names every field that is empty or only blanks', async () => {
    expect(await checkContact({ name: '', email: ' ', subject: '\n', message: '' })).toEqual({
      name: { code: 'required' },
      email: { code: 'required' },
      subject: { code: 'required' },
      message: { code: 'required' },
    });
  });

  it('wants an address that mail can reach', async () => {
    expect(await checkContact({ ...sound, email: 'amina@' })).toEqual({ email: { code: 'email' } });
  });

  it('says how long a text may be', async () => {
    expect(await checkContact({ ...sound, subject: 'x'.repeat(201) })).toEqual({
      subject: { code: 'tooLong', max: 200 },
    });
  });

  it('refuses control characters', async () => {
    expect(await checkContact({ ...sound, name: 'A\u0000' })).toEqual({ name: { code: 'format' } });
  });
});
