/** A row of the account. */
export interface StoredMetric {
  readonly id: string;
  readonly date: string;
  readonly source: string;
  readonly values: Readonly<Record<string, number>>;
}

type Given = Omit<StoredMetric, 'id'> & { readonly removed?: Readonly<Record<string, number | null>> };
type Body = { readonly metrics?: readonly Given[]; readonly values?: StoredMetric['values'] } | undefined;

interface Answered {
  readonly account: StoredMetric[];
  readonly response: Response;
}

/** Answers as the endpoints of the measurements do. `account` of the answer holds the rows after the request. */
export function answerTo(account: StoredMetric[], method: string, path: string, body: Body): Answered {
  const id = /metrics\/(.+)$/.exec(path)?.[1];
  const row = account.find((each) => each.id === id);
  if (id !== undefined && !row) {
    return { account, response: Response.json({ code: 'health.notFound', message: '' }, { status: 404 }) };
  }
  if (method === 'GET') return { account, response: Response.json({ metrics: account, next: null }) };
  const others = account.filter((each) => each !== row);
  if (method === 'DELETE') return { account: others, response: new Response(null, { status: 204 }) };
  if (row && body?.values) {
    const replaced = { ...row, values: body.values };
    return { account: [...others, replaced], response: Response.json(replaced) };
  }
  const stored = storeRows(account, body?.metrics ?? []);
  return { account: stored.account, response: Response.json({ metrics: stored.rows }, { status: 201 }) };
}

function storeRows(account: StoredMetric[], metrics: readonly Given[]) {
  let after = account;
  const rows = metrics.flatMap(({ removed = {}, ...given }) => {
    const known = after.find(({ date, source }) => date === given.date && source === given.source);
    const isKept = ([metric, value]: [string, number]) =>
      removed[metric] !== null && removed[metric] !== value;
    const kept = Object.fromEntries(Object.entries(known?.values ?? {}).filter(isKept));
    const made = { id: `row-${after.length}`, ...known, ...given, values: { ...kept, ...given.values } };
    after = after.filter((row) => row !== known);
    if (Object.keys(made.values).length === 0) return [];
    after = [...after, made];
    return [made];
  });
  return { account: after, rows };
}
