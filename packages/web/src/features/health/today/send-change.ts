import type { MetricSource } from '@manasik/core/health/metrics';
import { api, ApiError } from '../../../platform/api/index.ts';
import type { StoredRow, WaitingRow } from './measurements.ts';

/**
 * Sends a change; the answer is the row as stored, null once deleted. It may be sent twice.
 * @param known the rows of the account as far as this device knows them
 */
export async function sendChange(
  { date, source, change: { values, isWhole } }: WaitingRow,
  known: readonly StoredRow[] | undefined,
  keepalive: boolean,
): Promise<StoredRow | null> {
  const id = values === null || isWhole ? await idOf(known, date, source) : undefined;
  if (values === null) {
    if (id !== undefined)
      await ignoringGone(api('DELETE /api/health/metrics/:id', { params: { id }, keepalive }));
    return null;
  }
  if (id !== undefined) {
    const replaced = await ignoringGone(
      api('PUT /api/health/metrics/:id', { params: { id }, body: { date, values }, keepalive }),
    );
    if (replaced) return replaced;
  }
  const { metrics } = await api('POST /api/health/metrics', {
    body: { metrics: [{ date, source, values }] },
    keepalive,
  });
  return metrics[0] ?? null;
}

/** The id of a row: known here, or asked for, because the answer to its creation may have been lost. */
async function idOf(
  rows: readonly StoredRow[] | undefined,
  date: string,
  source: MetricSource,
): Promise<string | undefined> {
  const isIt = (row: StoredRow) => row.date === date && row.source === source;
  const known = rows?.find(isIt);
  if (known) return known.id;
  const { metrics } = await api('GET /api/health/metrics', { query: { from: date, to: date } });
  return metrics.find(isIt)?.id;
}

/** Another device has already deleted it. */
async function ignoringGone<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'health.notFound') return undefined;
    throw error;
  }
}
