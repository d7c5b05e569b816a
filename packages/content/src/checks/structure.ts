import type { Rule } from './rule.ts';

/** The arguments and tags must have the same names and kinds as in English, so that no value is lost. */
export const sameArguments: Rule = ({ english, translated }) => {
  const problems: string[] = [];
  for (const [name, kind] of english.arguments) {
    const found = translated.arguments.get(name);
    if (found === undefined) problems.push(`lacks {${name}}`);
    // A language may need plural forms where English does not.
    else if (found !== kind && !(kind === 'number' && found === 'plural')) {
      problems.push(`has {${name}} as ${found}, English as ${kind}`);
    }
  }
  for (const name of translated.arguments.keys()) {
    if (!english.arguments.has(name)) problems.push(`has {${name}}, which English lacks`);
  }
  return problems;
};

/** Every plural must have exactly the categories of its language (CLDR, from Node). */
export const allPlurals: Rule = ({ language, translated }) =>
  translated.plurals.flatMap(({ argument, ordinal, categories }) => {
    const needed = new Intl.PluralRules(language, {
      type: ordinal ? 'ordinal' : 'cardinal',
    }).resolvedOptions().pluralCategories as string[]; // the literal union only gets in the way of `includes`
    return [
      ...needed
        .filter((category) => !categories.includes(category))
        .map((c) => `plural {${argument}} lacks "${c}"`),
      ...categories
        .filter((c) => !needed.includes(c))
        .map((c) => `plural {${argument}} has "${c}", unused in ${language}`),
    ];
  });

export const notEmpty: Rule = ({ translated: { source } }) => {
  if (source.trim() === '') return ['is empty'];
  return source === source.trim() ? [] : ['begins or ends with white space'];
};

/** More than three letters identical to English mean that the message is not translated. */
export const notEnglish: Rule = ({ language, key, english, translated }, { allows }) => {
  if (language === 'en' || translated.source !== english.source) return [];
  const letters = english.text.match(/\p{L}/gu)?.length ?? 0;
  if (letters <= 3 || allows(key) || allows(english.source)) return [];
  return ['is the same as in English'];
};
