import { randomUUID } from 'node:crypto';
import type { SosCall, SosPlace } from '@manasik/contract/sos';
import type { Registered, TestApp } from './test-app.ts';

/** Mina, measured by a device just now. */
export const placeAt = (test: TestApp, overrides: Partial<SosPlace> = {}): SosPlace => ({
  latitude: 21.413_27,
  longitude: 39.893_42,
  accuracy: 12.5,
  capturedAt: test.clock.now().toISOString(),
  ...overrides,
});

export const sosOfGroup = (groupId: string): string => `/api/hajj-groups/${groupId}/sos`;

/** The requests of a client that deals with calls for help. */
export const sosRequests = ({ client }: Registered) => ({
  call: (place: SosPlace | null, key: string = randomUUID()) =>
    client.post<SosCall>('/api/sos', { key, place }),
  own: async () => (await client.get<{ call: SosCall | null }>('/api/sos')).body.call,
  move: (id: string, place: SosPlace) => client.put<SosCall>(`/api/sos/${id}/place`, place),
  coming: (id: string, isComing = true) => client.put<SosCall>(`/api/sos/${id}/coming`, { isComing }),
  end: (id: string) => client.delete(`/api/sos/${id}`),
  inGroup: async (groupId: string) => (await client.get<SosCall[]>(sosOfGroup(groupId))).body,
});
