import { z } from 'zod';
import { route } from './route.ts';

export const getMap = route({
  method: 'GET',
  path: '/api/map',
  summary:
    "The tiles for the map's background, if the operator has set any; otherwise there is only our own drawing",
  access: 'public',
  reply: z.strictObject({
    /** With the placeholders `{z}`, `{x}` and `{y}`. */
    tileUrl: z.string().nullable(),
    attribution: z.string().nullable(),
  }),
});
