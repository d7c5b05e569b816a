import { z } from 'zod';
import { route } from './route.ts';

export const getMap = route({
  method: 'GET',
  path: '/api/map',
  summary:
    "Where the map's background comes from, if whoever runs the site has set one; else our own drawing is all",
  access: 'public',
  reply: z.strictObject({
    /** With `{z}`, `{x}` and `{y}`. */
    tileUrl: z.string().nullable(),
    attribution: z.string().nullable(),
  }),
});
