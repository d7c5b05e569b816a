import type { Language } from './languages.ts';

/** Computes a value for a language when it is first needed, and keeps it. */
export function perLanguage<Value>(compute: (language: Language) => Value): (language: Language) => Value {
  const known = new Map<Language, Value>();
  return (language) => {
    const value = known.get(language) ?? compute(language);
    known.set(language, value);
    return value;
  };
}
