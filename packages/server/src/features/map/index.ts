import type { Feature, Parts } from '../../domain/feature.ts';
import { mapRoutes } from './map.routes.ts';

/** Where the map of a group gets its background. */
export const createMap = ({ config }: Parts): Feature => ({ mount: (app) => mapRoutes(app, config) });
