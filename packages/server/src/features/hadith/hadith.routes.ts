import { getDailyHadith, listDailyHadith } from '@manasik/contract/hadith';
import type { Language } from '@manasik/core/text/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestedLanguage, requestedLanguageVary } from '../../platform/http/requested-language.ts';
import { handle } from '../../platform/http/handle.ts';
import type { Session } from '../../platform/http/session.ts';
import type { HadithService } from './hadith.service.ts';

interface Asked {
  readonly query: { readonly language?: Language | undefined };
  readonly session: Session | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export function hadithRoutes(app: FastifyInstance, { hadith }: { hadith: HadithService }): void {
  /** The requested language, otherwise the one in the user's settings, otherwise the one for pages. */
  const languageFor = async ({ query, session, request, reply }: Asked): Promise<Language> => {
    if (query.language) return query.language;
    reply.header('vary', requestedLanguageVary);
    return (await hadith.languageOf(session?.user ?? null)) ?? requestedLanguage(request.headers);
  };

  handle(app, getDailyHadith, async (asked) => {
    const { query, session, reply } = asked;
    const choice = { category: query.category, language: await languageFor(asked) };
    const found = hadith.daily(choice, query.date ?? hadith.today(session?.user ?? null));
    reply.header('content-language', found.language);
    return found;
  });

  handle(app, listDailyHadith, async (asked) => {
    const { category, from, days } = asked.query;
    const found = hadith.days({ category, language: await languageFor(asked) }, from, days);
    if (found[0]) asked.reply.header('content-language', found[0].language);
    return { days: found };
  });
}
