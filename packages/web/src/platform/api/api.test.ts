import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressOf, api, onSignInFirst } from './api.ts';
import { ApiError, errorOfReply } from './api-error.ts';

describe('errorOfReply', () => {
  it('contains the status, a colon and the text of the reply', () => {
    const error = errorOfReply(new Response(null, { status: 404 }), 'No such group');
    expect(error.message).toBe('404: No such group');
    expect(error).toMatchObject({ status: 404, code: 'unknown', fields: {} });
  });

  it('contains the status text when the reply is empty', () => {
    const error = errorOfReply(new Response('', { status: 503, statusText: 'Service Unavailable' }), '');
    expect(error.message).toBe('503: Service Unavailable');
  });

  it('reads the code and fields of a Manasik error', () => {
    const body = { code: 'request.invalid', message: 'no', fields: { email: 'email', name: 'tooLong' } };
    const error = errorOfReply(new Response(null, { status: 400 }), JSON.stringify(body));
    expect(error).toMatchObject({ code: 'request.invalid', fields: { email: 'email', name: 'tooLong' } });
    expect(error.message).toBe(`400: ${JSON.stringify(body)}`);
  });

  it('accepts a reply of a proxy', () => {
    for (const body of ['<html>', 'null', '[]', '7', '{"code":7,"fields":[1]}']) {
      const error = errorOfReply(new Response(null, { status: 502 }), body);
      expect(error).toMatchObject({ status: 502, code: 'unknown', fields: {} });
    }
  });
});

describe('addressOf', () => {
  it('fills in parameters and omits undefined ones', () => {
    expect(addressOf('/api/auth/sessions/:id', { id: 'a/b' })).toBe('/api/auth/sessions/a%2Fb');
    expect(addressOf('/api/qibla', undefined, { lat: 21.4, lon: 0, method: undefined })).toBe(
      '/api/qibla?lat=21.4&lon=0',
    );
  });
});

const failure = (asked: Promise<unknown>): Promise<unknown> => asked.catch((reason: unknown) => reason);

describe('api', () => {
  let stop: (() => void) | undefined;
  afterEach(() => {
    stop?.();
    stop = undefined;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A server that answers like this stands where the page's own server would. */
  async function serve(listener: RequestListener): Promise<void> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    // A server that listens on a port has one.
    const { port } = server.address() as AddressInfo;
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      fetch(new URL(path, `http://127.0.0.1:${port}`), init),
    );
    stop = () => {
      server.closeAllConnections();
      server.close();
    };
  }

  it('throws a network error when no reply arrives', async () => {
    // Outside a browser an address without a host leads nowhere, which is what is wanted here.
    const error = await failure(api('GET /api/auth/user'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, code: 'network' });
  });

  it('times out on a connected network that passes nothing', async () => {
    const asked = Promise.withResolvers<void>();
    await serve(() => asked.resolve());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const given = failure(api('GET /api/auth/user'));
    await asked.promise;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await given).toMatchObject({ name: 'ApiError', status: 0, code: 'network' });
  });

  it('does not report an abort by the caller as a network failure', async () => {
    const asked = Promise.withResolvers<void>();
    await serve(() => asked.resolve());
    const giveUp = new AbortController();
    const given = failure(api('GET /api/auth/user', { signal: giveUp.signal }));
    await asked.promise;
    giveUp.abort();
    expect(await given).toMatchObject({ name: 'AbortError' });
    expect(await failure(api('GET /api/auth/user', { signal: giveUp.signal }))).toMatchObject({
      name: 'AbortError',
    });
  });

  it('treats a truncated reply as no reply', async () => {
    await serve((_request, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      reply.write('{"id":', () => reply.destroy());
    });
    expect(await failure(api('GET /api/auth/user'))).toMatchObject({ name: 'ApiError', code: 'network' });
  });

  it('treats the HTML page of a proxy as no reply', async () => {
    await serve((_request, reply) => {
      reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome to our Wi-Fi</html>');
    });
    expect(await failure(api('GET /api/auth/user'))).toMatchObject({ name: 'ApiError', code: 'network' });
  });

  it('reports a request to sign in, but not a wrong password', async () => {
    let code = 'auth.invalidCredentials';
    await serve((_request, reply) => {
      reply.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify({ code, message: '' }));
    });
    const heard = vi.fn<() => void>();
    onSignInFirst(heard);
    await failure(api('GET /api/auth/user'));
    expect(heard).not.toHaveBeenCalled();
    code = 'auth.signInFirst';
    await failure(api('GET /api/auth/user'));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
