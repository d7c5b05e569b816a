import { ZakatResult, type ZakatRequest } from '@manasik/contract/zakat';
import { calculateZakat, startingPrices } from '@manasik/core/zakat';
import type { z } from 'zod';
import type { Clock } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import type { ZakatRepository } from './zakat.repository.ts';

type Input = z.output<typeof ZakatRequest>;
type Kept = { id: string; createdAt: string; result: ZakatResult };

export function createZakatService({ repository, clock }: { repository: ZakatRepository; clock: Clock }) {
  const resultOf = ({ prices, year, ...input }: Input): ZakatResult => {
    const { breakdown, ...result } = calculateZakat({
      ...input,
      prices: prices ?? startingPrices,
      year: year ?? clock.now().getUTCFullYear(),
    });
    return { ...result, breakdown: [...breakdown] };
  };

  return {
    /** `userId` is null for visitors, of whom nothing is kept. */
    calculate: async (input: Input, userId: string | null): Promise<ZakatResult & { id: string | null }> => {
      const result = resultOf(input);
      if (userId === null || !input.keep) return { ...result, id: null };
      const id = await repository.add({ userId, createdAt: clock.now(), input, result });
      return { ...result, id };
    },

    history: async (userId: string): Promise<Kept[]> => {
      const rows = await repository.newest(userId);
      // What an older version has written, and this one would not understand, is left out.
      return rows.flatMap(({ id, createdAt, result }) =>
        ZakatResult.safeParse(result).success ? [{ id, createdAt: createdAt.toISOString(), result }] : [],
      );
    },

    remove: async (userId: string, id: string): Promise<void> => {
      if (!(await repository.remove(userId, id))) throw new AppError('request.notFound');
    },
  };
}

export type ZakatService = ReturnType<typeof createZakatService>;
