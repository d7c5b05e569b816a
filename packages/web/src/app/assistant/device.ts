import type { Device } from '../../features/assistant/device-data.ts';
import { readDevice } from './read-device.ts';

const loadRecords = () => import('./read-records.ts');

/** What the assistant may read on this device. The code that reads the records is loaded with the chat. */
export const device: Device = {
  data: readDevice,
  records: async () => (await loadRecords()).readRecords(),
  prepare: () => {
    // Offline, the first question reports the failure.
    loadRecords().catch(() => undefined);
  },
};
