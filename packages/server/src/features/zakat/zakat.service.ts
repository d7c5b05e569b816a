import { ZakatResult, type ZakatRequest } from '@manasik/contract/zakat';
import { calculateZakat, startingPrices } from '@manasik/core/zakat/zakat';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { ZakatRepository } from './zakat.repository.ts';

type Input = z.output<typeof ZakatRequest>;
type Reply = ZakatResult & { warnings: 'schoolAssumed'[]; id: string | null };
type Kept = { id: string; createdAt: string; result: ZakatResult };

// The school that has always applied to clients that name none.
const assumedSchool = 'hanafi';

/** Whether the schools differ on the input. */
const doesSchoolDecide = ({ debts, goldJewellery, silverJewellery, lunarYear }: Input): boolean =>
  debts > 0 || goldJewellery > 0 || silverJewellery > 0 || lunarYear === 'startAndEnd';

export function createZakatService({ repository, clock }: { repository: ZakatRepository; clock: Clock }) {
  const resultOf = ({ prices, year, ...input }: Input): ZakatResult => {
    const { breakdown, ...result } = calculateZakat({
      ...input,
      school: input.school ?? assumedSchool,
      lunarYear: input.lunarYear ?? (input.lunarYearPassed ? 'whole' : 'notYet'),
      prices: prices ?? startingPrices,
      year: year ?? clock.now().getUTCFullYear(),
    });
    return { ...result, breakdown: [...breakdown] };
  };

  return {
    /** `userId` is null for visitors, for whom nothing is stored. */
    calculate: async (input: Input, userId: string | null): Promise<Reply> => {
      const result = resultOf(input);
      const warnings = doesSchoolDecide(input) && !input.school ? (['schoolAssumed'] as const) : [];
      const reply = { ...result, warnings: [...warnings] };
      if (userId === null || !input.keep) return { ...reply, id: null };
      const id = await repository.add({ userId, createdAt: clock.now(), input, result });
      return { ...reply, id };
    },

    history: async (userId: string): Promise<Kept[]> => {
      const rows = await repository.newest(userId);
      // Skips entries of older versions that this one cannot read.
      return rows.flatMap(({ id, createdAt, result: stored }) => {
        const { data: result } = ZakatResult.safeParse(stored);
        return result ? [{ id, createdAt: createdAt.toISOString(), result }] : [];
      });
    },

    remove: async (userId: string, id: string): Promise<void> => {
      if (!(await repository.remove(userId, id))) throw new AppError('request.notFound');
    },
  };
}

export type ZakatService = ReturnType<typeof createZakatService>;
