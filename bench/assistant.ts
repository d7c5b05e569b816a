import { searchCorpus } from '@manasik/content/guide/search-corpus.ts';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import type { Row } from './row.ts';
import { signUp, startServer, withDataDir } from './server.ts';

const PORT = 4314;
const CLIENTS = 16;
// Below the sixty a minute of an account.
const QUESTIONS = 50;
const LIMIT_MS = 60;

interface Client {
  readonly headers: Readonly<Record<string, string>>;
  readonly questions: readonly { readonly message: string; readonly language: Language }[];
}

/** Titles of passages, which people type as questions, in turn from every language. */
function questionsFrom(offset: number): Client['questions'] {
  return Array.from({ length: QUESTIONS }, (_, index) => {
    const language = languageCodes[(offset + index) % languageCodes.length] ?? 'en';
    const titles = titlesOf(language);
    return { language, message: titles[(offset * QUESTIONS + index * 7) % titles.length] ?? '' };
  });
}

const known = new Map<Language, string[]>();
function titlesOf(language: Language): string[] {
  const titles = known.get(language) ?? searchCorpus(language).map(({ title }) => title);
  known.set(language, titles);
  return titles;
}

/** Asks one question after the other; milliseconds of each. @throws when one is not answered */
async function askAll(url: string, { headers, questions }: Client): Promise<number[]> {
  const times: number[] = [];
  let conversationId: string | undefined;
  for (const { message, language } of questions) {
    const body = JSON.stringify({ message, agentType: 'guide', context: { language }, conversationId });
    const began = performance.now();
    const reply = await fetch(`${url}/api/ai/chat`, { method: 'POST', headers, body });
    const text = await reply.text();
    times.push(performance.now() - began);
    if (reply.status !== 200) throw new Error(`a question was answered ${reply.status}`);
    // The contract guarantees this response.
    conversationId = (JSON.parse(text) as { conversationId: string | null }).conversationId ?? undefined;
  }
  return times;
}

async function measure(name: string, url: string, clients: readonly Client[]): Promise<Row> {
  const all = await Promise.all(clients.map((client) => askAll(url, client)));
  const times = all.flat().toSorted((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    name: `answers of the assistant to ${CLIENTS} ${name} in ten languages`,
    figure: `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms`,
    limit: `p99 at most ${LIMIT_MS} ms`,
    kept: at(0.99) <= LIMIT_MS,
  };
}

/** Measures answers from our own content. Each client sends its next question when it has the answer. */
export const assistant = (): Promise<Row[]> =>
  withDataDir(async (dataDir) => {
    const server = await startServer(dataDir, PORT);
    const json = { 'content-type': 'application/json' };
    const clientAt = (index: number, more: Record<string, string>): Client => ({
      headers: { ...json, ...more },
      questions: questionsFrom(index),
    });
    try {
      // The index of a language is built with its first question.
      for (const language of languageCodes) {
        const questions = [{ language, message: titlesOf(language)[0] ?? '' }];
        await askAll(server.url, { headers: { ...json, 'x-forwarded-for': '10.4.0.1' }, questions });
      }
      const visitors = Array.from({ length: CLIENTS }, (_, index) =>
        clientAt(index, { 'x-forwarded-for': `10.5.${index}.1` }),
      );
      const users: Client[] = [];
      while (users.length < CLIENTS) {
        const { cookie } = await signUp(server.url);
        users.push(clientAt(users.length, { cookie, 'x-forwarded-for': `10.6.${users.length}.1` }));
      }
      return [
        await measure('visitors', server.url, visitors),
        await measure('users, stored', server.url, users),
      ];
    } finally {
      await server.stop();
    }
  });
