import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { flatten, listFeatures, loadMessages } from './locales.ts';

/**
 * The names in each language of features that do not exist yet: paid plans and trials, rehearsals in
 * augmented reality, lessons, the community. Remove a name here when you build its feature.
 */
const absent: Record<Language, RegExp> = {
  en: /[Pp]remium|[Tt]rial\b|\bAR\b|[Aa]ugmented|[Vv]oice chat|[Ll]earning modules|[Cc]ommunity|£\d/,
  ar: /بريميوم|ستاندرد|تجربة مجانية|التجربة المجانية|الواقع المعز|المحادثة الصوتية|في المجتمع/,
  ur: /پریمیم|اسٹینڈرڈ|مفت آزمائش|اے آر|آواز میں گفتگو|کمیونٹی/,
  gu: /પ્રીમિયમ|સ્ટાન્ડર્ડ|અજમાયશ|\bAR\b|બોલીને વાતચીત|કમ્યુનિટી/,
  bn: /প্রিমিয়াম|স্ট্যান্ডার্ড|এআর|কথা বলে আলাপ|কমিউনিটি/,
  fr: /[Pp]remium|[Ee]ssai gratuit|Essayer gratuitement|réalité augmentée|communauté/,
  de: /[Pp]remium|Probezeit|[Kk]ostenlos testen|\bAR\b|Sprachchat|Community/,
  it: /[Pp]remium|prova gratuita|realtà aumentata|comunità/,
  es: /[Pp]remium|[Pp]rueba gratuita|Probar gratis|realidad aumentada|comunidad/,
  ru: /премиум|попробовать бесплатно|дополненн\p{L}+ реальност|сообществ/iu,
};

// Scripture and rulings may use the word for a community or a lesson in another sense, and people may ask for anything.
const isAboutTheProduct = (feature: string): boolean =>
  !/^(?:rites\/|duas$|transliterations$|what-if$|hadith$|holy-places$|(?:asked|phrases|intents|concepts)$)/.test(
    feature,
  );

describe.each(languageCodes)('the catalogues in %s', (language) => {
  it('promise no missing feature', () => {
    const features = listFeatures(language).filter(isAboutTheProduct);
    const claims = features.flatMap((feature) =>
      [...flatten(loadMessages(language, [feature])).entries()]
        .filter(([, text]) => absent[language].test(text))
        .map(([key, text]) => `${key}: ${text}`),
    );
    expect(claims).toEqual([]);
  });
});

it('the claim of a missing feature is found in each language', () => {
  const planted: Record<Language, string> = {
    en: 'Rehearse in AR',
    ar: 'باقة بريميوم',
    ur: 'اے آر کے ساتھ مشق',
    gu: 'પ્રીમિયમ પૅકેજ',
    bn: 'এআর মহড়া',
    fr: 'Répéter en réalité augmentée',
    de: 'Üben mit AR',
    it: 'Una prova gratuita',
    es: 'Ensayos con realidad aumentada',
    ru: 'Репетиции в дополненной реальности',
  };
  for (const language of languageCodes) expect(planted[language]).toMatch(absent[language]);
});
