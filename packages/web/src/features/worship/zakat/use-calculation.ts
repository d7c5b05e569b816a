import { calculateZakat, type ZakatInput, type ZakatResult } from '@manasik/core/zakat/zakat';
import { useState } from 'react';
import { api, ApiError } from '../../../platform/api/index.ts';
import { queryClient, queryKey } from '../../../platform/api/query.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { toast } from '../../../ui/toast-store.ts';

export const historyKey = queryKey('GET /api/zakat/history');

export interface Calculation {
  readonly result: ZakatResult;
  /** `device`: calculated here, because there was no network. */
  readonly from: 'server' | 'device';
  readonly kept: boolean;
  readonly at: Date;
}

/** Calculates zakat on the server, which stores it, or offline with the same code here. */
export function useCalculation() {
  const t = useTranslations('zakat.toast');
  const [calculation, setCalculation] = useState<Calculation>();
  const [pending, setPending] = useState(false);

  /** Undefined after a failure, which a toast has reported. */
  async function calculate(input: ZakatInput, keep: boolean): Promise<Calculation | undefined> {
    setPending(true);
    try {
      const done = await ask(input, keep).catch((error: unknown) => workOutHere(input, error));
      setCalculation(done);
      if (done.kept) void queryClient.invalidateQueries({ queryKey: historyKey });
      return done;
    } catch {
      toast({ title: t('failed.title'), description: t('failed.text'), variant: 'destructive' });
      return undefined;
    } finally {
      setPending(false);
    }
  }

  return { calculation, pending, calculate };
}

async function ask({ prices, ...input }: ZakatInput, keep: boolean): Promise<Calculation> {
  const { setOn } = prices;
  const {
    id,
    warnings: _warnings,
    ...result
  } = await api('POST /api/zakat/calculate', {
    // Prices without a date are those of the app, which the server has too.
    body: { ...input, ...(setOn !== null && { prices: { ...prices, setOn } }), keep },
  });
  return { result, from: 'server', kept: id !== null, at: new Date() };
}

function workOutHere(input: ZakatInput, error: unknown): Calculation {
  if (!(error instanceof ApiError && error.code === 'network')) throw error;
  return { result: calculateZakat(input), from: 'device', kept: false, at: new Date() };
}
