import { metrics } from '@manasik/core/health/metric-limits';
import type { MetricSource } from '@manasik/core/health/metrics';
import { api, ApiError } from '../../../platform/api/index.ts';
import { hasValues, type StoredRow, valuesAfter, type WaitingRow } from './measurements.ts';

/**
 * Sends a change; the answer is the row as stored, null once deleted. It may be sent twice.
 * @param known the rows of the account as far as this device knows them
 */
export async function sendChange(
  { date, source, change }: WaitingRow,
  known: readonly StoredRow[] | undefined,
  keepalive: boolean,
): Promise<StoredRow | null> {
  const { values, isWhole, removed } = change;
  const row = await rowToReplace();
  if (row) {
    const all = valuesAfter(row.values, change);
    const params = { id: row.id };
    if (!hasValues(all)) {
      await ignoringGone(api('DELETE /api/health/metrics/:id', { params, keepalive }));
      return null;
    }
    const losesSome = metrics.some((metric) => row.values[metric] !== undefined && all[metric] === undefined);
    if (isWhole || losesSome) {
      const body = { date, values: all };
      const replaced = await ignoringGone(api('PUT /api/health/metrics/:id', { params, body, keepalive }));
      if (replaced) return replaced;
    } else if (values === null || !hasValues(values)) return row;
  }
  if (values === null || !hasValues(values)) return null;
  const { metrics: stored } = await api('POST /api/health/metrics', {
    body: { metrics: [{ date, source, values }] },
    keepalive,
  });
  return stored[0] ?? null;

  async function rowToReplace(): Promise<StoredRow | undefined> {
    if (isWhole) return rowOf(known ?? [], date, source) ?? (await askForRow(date, source));
    // Another device may have changed the values that the replacement must keep.
    return removed && askForRow(date, source);
  }
}

const rowOf = (rows: readonly StoredRow[], date: string, source: MetricSource): StoredRow | undefined =>
  rows.find((row) => row.date === date && row.source === source);

/** The row as the account has it; this device may not know it if the answer to its creation was lost. */
async function askForRow(date: string, source: MetricSource): Promise<StoredRow | undefined> {
  const { metrics: rows } = await api('GET /api/health/metrics', { query: { from: date, to: date } });
  return rowOf(rows, date, source);
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
