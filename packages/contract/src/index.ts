import { routes } from './features.ts';
import type { EndpointsOf } from './route.ts';

export { routes };

/** Maps `METHOD /path` to its input and output. The web client imports nothing from the contract but this type. */
export type Api = EndpointsOf<typeof routes>;
