import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frameworkErrors, installErrorHandler } from '../../platform/http/error-handler.ts';
import { placesRoutes } from './places.routes.ts';
import { createPlacesService } from './places.service.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify({ frameworkErrors });
  app.decorate('sessions', {
    remembered: () => null,
    find: async () => null,
    stillHolds: async () => false,
  });
  installErrorHandler(app);
  placesRoutes(app, { places: createPlacesService() });
  await app.ready();
});
afterAll(() => app.close());

const get = async (url: string): Promise<{ status: number; body: unknown }> => {
  const response = await app.inject(url);
  return { status: response.statusCode, body: response.json() };
};

describe('GET /api/cities', () => {
  it('returns cities in the requested language', async () => {
    const { status, body } = await get(`/api/cities?language=ur&q=${encodeURIComponent('لاہور')}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ cities: [{ name: 'لاہور', country: 'PK', timezone: 'Asia/Karachi' }] });
  });

  it.each(['', '?q=', '?q=%20', `?q=${'a'.repeat(81)}`, '?q=a&language=xx', '?q=a&more=1', '?q=a&q=b'])(
    'refuses %s',
    async (query) => {
      expect(await get(`/api/cities${query}`)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid' },
      });
    },
  );
});

describe('GET /api/cities/nearest', () => {
  it('returns the city and the zone of the place', async () => {
    expect(await get('/api/cities/nearest?lat=21.4225&lon=39.8262')).toMatchObject({
      status: 200,
      body: { city: { name: 'Makkah' }, timezone: 'Asia/Riyadh' },
    });
  });

  it('returns a zone where there is no city', async () => {
    expect(await get('/api/cities/nearest?lat=0&lon=-30')).toEqual({
      status: 200,
      body: { city: null, timezone: 'Etc/GMT+2' },
    });
  });

  it.each(['', '?lat=21', '?lat=91&lon=0', '?lat=0&lon=181', '?lat=x&lon=0', '?lat=NaN&lon=0'])(
    'refuses %s',
    async (query) => {
      expect(await get(`/api/cities/nearest${query}`)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid' },
      });
    },
  );
});
