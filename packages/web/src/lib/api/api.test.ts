import { describe, expect, it } from 'vitest';
import { addressOf, api } from './api.ts';
import { ApiError, errorOfReply } from './api-error.ts';

describe('errorOfReply', () => {
  it('says the status, a colon and the text of the reply', async () => {
    const error = await errorOfReply(new Response('No such group', { status: 404 }));
    expect(error.message).toBe('404: No such group');
    expect(error).toMatchObject({ status: 404, code: 'unknown', fields: {} });
  });

  it('says the status text when the reply is empty', async () => {
    const error = await errorOfReply(new Response('', { status: 503, statusText: 'Service Unavailable' }));
    expect(error.message).toBe('503: Service Unavailable');
  });

  it('takes code and fields from a reply of ours', async () => {
    const body = { code: 'request.invalid', message: 'no', fields: { email: 'email', name: 'tooLong' } };
    const error = await errorOfReply(Response.json(body, { status: 400 }));
    expect(error).toMatchObject({ code: 'request.invalid', fields: { email: 'email', name: 'tooLong' } });
    expect(error.message).toBe(`400: ${JSON.stringify(body)}`);
  });

  it('does not stumble over a reply of someone in between', async () => {
    for (const body of ['<html>', 'null', '[]', '7', '{"code":7,"fields":[1]}']) {
      const error = await errorOfReply(new Response(body, { status: 502 }));
      expect(error).toMatchObject({ status: 502, code: 'unknown', fields: {} });
    }
  });
});

describe('addressOf', () => {
  it('fills in parameters and leaves out what is not given', () => {
    expect(addressOf('/api/auth/sessions/:id', { id: 'a/b' })).toBe('/api/auth/sessions/a%2Fb');
    expect(addressOf('/api/qibla', undefined, { lat: 21.4, lon: 0, method: undefined })).toBe(
      '/api/qibla?lat=21.4&lon=0',
    );
  });
});

describe('api', () => {
  it('raises an error of its own when no reply comes', async () => {
    // Outside a browser an address without a host leads nowhere, which is what is wanted here.
    const error: unknown = await api('GET /api/auth/user').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, code: 'network' });
  });
});
