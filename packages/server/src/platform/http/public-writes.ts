import { createFairQueue, type FairQueue } from '../fair-queue.ts';

// Few at once, so that members' statements find a connection. Far more places than the people of one hotel need.
const limits = { atOnce: 4, ofAddress: 60, ofNetwork: 120, inAll: 400, retryAfterSeconds: 2 };

declare module 'fastify' {
  interface FastifyInstance {
    publicWrites: FairQueue;
  }
}

/** The queue for writes that anybody may ask for without a session: a flood waits behind itself, or is refused in memory. */
export const createPublicWrites = (): FairQueue => createFairQueue(limits);
