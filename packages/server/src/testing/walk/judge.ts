import { withoutInvisible } from '@manasik/contract/visible-text';
import { ErrorReply } from '@manasik/contract/errors';
import { errorStatus } from '@manasik/contract/features';
import type { Reply } from '../test-client.ts';
import type { Shot } from './shots.ts';

// Text that only our internals contain: engines, libraries, locations in our code.
const insides =
  /postgres|pglite|drizzle|better.?auth|\bzod|argon|sqlstate|relation "|violates|syntax error|constraint|node_modules|\bat \S+ \(|\.ts:\d|\.js:\d|unexpected token|undefined is not|cannot read prop|fastify|FST_/i;

const statusOfCode: ReadonlyMap<string, number> = new Map(Object.entries(errorStatus));

/** Lists what is wrong with the answer to a hostile request; empty if nothing is. */
export function judge(shot: Shot, { status, headers, text, body }: Reply<unknown>): string[] {
  if (status >= 500) return [`answered ${status}: ${text.slice(0, 200)}`];
  if (status < 400) return shot.mustFail ? [`answered ${status}, and had to be refused`] : [];
  const problems: string[] = [];
  if (!String(headers['content-type']).startsWith('application/json'))
    problems.push('the answer is not JSON');
  const parsed = ErrorReply.safeParse(body);
  if (!parsed.success) problems.push(`the answer is no error of the contract: ${text.slice(0, 200)}`);
  else if (statusOfCode.get(parsed.data.code) !== status) {
    problems.push(`${parsed.data.code} is answered with ${status}`);
  }
  const found = insides.exec(text);
  if (found) problems.push(`the answer speaks of "${found[0]}": ${text.slice(0, 200)}`);
  return problems;
}

/** Whether an accepted text is returned as sent, if the reply has that field. */
export function judgeEcho({ leaf, value }: Shot, { status, body }: Reply<unknown>): string[] {
  if (status >= 300 || !leaf || value === undefined) return [];
  let found: unknown = body;
  for (const name of leaf.path) {
    // Any object may be indexed by a name.
    found =
      typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined;
  }
  if (typeof found !== 'string') return [];
  const sent = value.trim();
  const field = leaf.path.at(-1) ?? '';
  const isSame =
    found === sent ||
    (field === 'email' && found === sent.toLowerCase()) ||
    // Names and titles lose invisible characters.
    (/(?:name|title)$/i.test(field) && found === withoutInvisible(value).trim());
  return isSame ? [] : [`came back as ${JSON.stringify(found).slice(0, 200)}`];
}
