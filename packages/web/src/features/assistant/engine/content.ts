import clauseSchools from '@manasik/content/guide/clause-schools.json';
import duas from '@manasik/content/guide/duas.json';
import practical from '@manasik/content/guide/practical.json';
import whatIf from '@manasik/content/guide/what-if.json';
import centre from '@manasik/content/help/help-centre.json';
import climates from '@manasik/content/health/climate.json';
import redFlagModel from '@manasik/content/red-flags/model.json';
import sections from '@manasik/content/help/help-sections.json';
import countries from '@manasik/content/travel/countries.json';
import type { RespondContent, UnderstandingContent } from '@manasik/core/assistant/content';
import type { ClauseSchools } from '@manasik/core/guide/search-docs';
import { type Asked, withAsked } from '@manasik/core/search/asked';
import { treesOf } from '@manasik/core/assistant/trees';
import { guideWords, passagesOf } from '@manasik/core/search/passages';
import type { Language } from '@manasik/core/text/languages';
import type { Say } from '@manasik/core/text/say';
import { createTranslator } from 'use-intl/core';
import { engineNamespaces } from '../../../shared/search/engine-namespaces.ts';
import { rites } from './rites.ts';

const facts = { climate: climates.makkah, countries: countries.countries };
const arabic = Object.fromEntries(duas.map((dua) => [dua.id, dua.arabic]));

export interface EngineContent {
  readonly understanding: UnderstandingContent;
  readonly respond: RespondContent;
}

/**
 * Everything an answer in one language needs, of the words of this build.
 * @throws when the words are not on the device and cannot be fetched
 */
export async function engineContent(wordsVersion: string, language: Language): Promise<EngineContent> {
  const words = await loadAll(wordsVersion, language);
  const say = sayOf(language, words);
  const passages = passagesOf({
    language,
    words,
    say,
    arabic,
    // TypeScript infers plain strings from JSON. A test compares the file with the rites.
    clauseSchools: clauseSchools as ClauseSchools,
    help: { ...centre, sections },
    today: new Date().toISOString().slice(0, 10),
    announced: DHU_AL_HIJJAH_FIRST || null,
  });
  // The checks of packages/content compare these files with their types.
  const lists = words as unknown as Lists;
  const { asked, phrases, intents, concepts } = lists;
  const { followUps } = lists['assistant-replies'];
  const guide = guideWords({ words, say });
  // TypeScript infers plain strings from JSON, which the checks of packages/content validate.
  const structure = { rites, whatIf, practical, arabic, ...facts } as unknown as RespondContent['structure'];
  return {
    understanding: {
      docs: withAsked(passages, asked, phrases),
      intents,
      concepts,
      redFlagModel,
      followUps,
      trees: treesOf(structure.whatIf, guide.whatIf),
    },
    respond: {
      language,
      docs: new Map(passages.map((doc) => [doc.id, doc])),
      guide,
      structure,
      say,
    },
  };
}

interface Lists extends Pick<UnderstandingContent, 'intents' | 'concepts'> {
  readonly asked: Asked;
  readonly phrases: Asked;
  readonly 'assistant-replies': Pick<UnderstandingContent, 'followUps'>;
}

async function loadAll(wordsVersion: string, language: Language): Promise<Record<string, object>> {
  const modules = await Promise.all(
    engineNamespaces.map(async (name) => {
      const url = `/assets/words-${wordsVersion}/${language}/${name}.js`;
      const module: { default: object } = await import(/* @vite-ignore */ url);
      return [name, module.default] as const;
    }),
  );
  return Object.fromEntries(modules);
}

function sayOf(locale: Language, messages: Record<string, object>): Say {
  const translate: unknown = createTranslator({ locale, messages, timeZone: 'UTC' });
  // The library types keys by the catalogue; here they are data.
  return translate as Say;
}
