import { routes } from './features.ts';
import type { EndpointsOf } from './route.ts';

export { routes };

/** `METHOD /path` -> what it takes and gives; the web client imports this type and nothing else. */
export type Api = EndpointsOf<typeof routes>;
