import type { Feature, Parts } from '../../domain/feature.ts';
import { timesRoutes } from './times.routes.ts';
import { createTimesService, type TimesParts } from './times.service.ts';

/** Prayer times and the direction of the Qibla. */
export function createTimes({ clock }: Parts, needs: Pick<TimesParts, 'gazetteer' | 'settingsOf'>): Feature {
  const times = createTimesService({ ...needs, clock });
  return { mount: (app) => timesRoutes(app, { times }) };
}
