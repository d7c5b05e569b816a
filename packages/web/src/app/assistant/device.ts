import type { Device } from '../../features/assistant/device-data.ts';
import { readDevice } from './read-device.ts';

/** What the assistant may read on this device. The code that reads the records is loaded for the first such answer. */
export const device: Device = {
  data: readDevice,
  records: async () => (await import('./read-records.ts')).readRecords(),
};
