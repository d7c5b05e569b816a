import type { MetricSource } from '@manasik/core/health/metrics';
import { api, ApiError } from '../../../platform/api/index.ts';
import { hasValues, type StoredRow, type WaitingRow } from './measurements.ts';

/**
 * Sends a change; the answer is the row as stored, null once deleted. It may be sent twice.
 * @param known the rows of the account as far as this device knows them
 */
export async function sendChange(
  { date, source, change }: WaitingRow,
  known: readonly StoredRow[] | undefined,
  keepalive: boolean,
): Promise<StoredRow | null> {
  const { isWhole, removed } = change;
  const values = change.values ?? {};
  const row = isWhole ? (rowOf(known ?? [], date, source) ?? (await askForRow(date, source))) : undefined;
  if (row) {
    const params = { id: row.id };
    if (!hasValues(values)) {
      await ignoringGone(api('DELETE /api/health/metrics/:id', { params, keepalive }));
      return null;
    }
    const body = { date, values };
    const replaced = await ignoringGone(api('PUT /api/health/metrics/:id', { params, body, keepalive }));
    if (replaced) return replaced;
  }
  if (!removed && !hasValues(values)) return null;
  // The account removes single values itself: a device that sent all of them would undo what another one stores meanwhile.
  const { metrics: stored } = await api('POST /api/health/metrics', {
    body: { metrics: [{ date, source, values, ...(removed && { removed }) }] },
    keepalive,
  });
  return stored[0] ?? null;
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
