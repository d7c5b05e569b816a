import { api } from '../../../platform/api/index.ts';
import { createRecordStore } from '../../../platform/outbox/record-store.ts';
import { progressDelivery } from './progress-delivery.ts';
import { progressKind } from './progress-storage.ts';

/** The progress of each person who uses this device. */
export const progressStore = createRecordStore({
  name: 'guide',
  kind: progressKind,
  quietMs: 800,
  longestMs: 15_000,
  itemsOnLeaving: 1,
  delivery: (one) =>
    progressDelivery({
      ...one,
      put: (body, keepalive) => api('PUT /api/guide/progress', { body, keepalive }),
      get: () => api('GET /api/guide/progress'),
    }),
});

export const { unsent } = progressStore;
