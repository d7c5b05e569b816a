import { describe, expect, it } from 'vitest';
import { partsBySchool, schoolNamedIn, schoolsNamedIn } from './school-names.ts';

describe('partsBySchool', () => {
  it('splits a text at each name of the school, and keeps all of it', () => {
    const text = 'Hanafi and Maliki: wait. Shafi’i: go on. Hanafi: not before dawn.';
    const parts = partsBySchool(text, 'en', 'hanafi');
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ isName }) => isName).map((part) => part.text)).toEqual(['Hanafi', 'Hanafi']);
    expect(parts.map(({ at }) => at)).toEqual([0, 6, 41, 47]);
  });

  it.each([
    ['ar', 'وللحنفية قول', 'hanafi', 'وللحنفية'],
    ['fr', 'Les hanafites attendent.', 'hanafi', 'hanafites'],
    ['de', 'Für Malikiten gilt', 'maliki', 'Malikiten'],
    ['ru', 'У шафиитов иначе', 'shafii', 'шафиитов'],
    ['es', 'Para los hanbalíes vale', 'hanbali', 'hanbalíes'],
  ] as const)('finds the whole word in %s', (language, text, school, word) => {
    const names = partsBySchool(text, language, school).filter(({ isName }) => isName);
    expect(names.map((part) => part.text)).toEqual([word]);
  });

  it('leaves a text unchanged if it does not name the school, or names the imam', () => {
    expect(partsBySchool('Malik said so.', 'en', 'maliki')).toEqual([
      { text: 'Malik said so.', at: 0, isName: false },
    ]);
    expect(partsBySchool('', 'en', 'maliki')).toEqual([]);
  });
});

describe('the school that a question names', () => {
  it.each([
    ['en', 'what do the shafis say about touching', 'shafii'],
    ['en', "I'm Hanafi, but what about the Shafi'i?", 'shafii'],
    ['en', 'hambali or hanbali view on stoning', 'hanbali'],
    ['ar', 'ما حكم الشافعية في الرمي ليلا', 'shafii'],
    ['ur', 'hanafi mazhab mein dam kab hai', 'hanafi'],
    ['fr', 'chez les chaféites, que faire ?', 'shafii'],
    ['de', 'Was gilt bei den Schafiiten?', 'shafii'],
    ['it', 'per gli sciafiiti', 'shafii'],
    ['en', 'Anas ibn Malik narrated it', null],
    ['en', 'what breaks ihram', null],
  ] as const)('%s: %s', (language, question, school) => {
    expect(schoolNamedIn(question, language)).toBe(school);
  });
});

describe('schoolNamedIn, of a person beside the asker', () => {
  it.each([
    ['en', "I am Hanafi, my wife is Shafi'i: what about her?", 'shafii'],
    ['en', 'My mother is Maliki and I am Hanbali, when does she stone?', 'maliki'],
    ['ar', 'أنا حنفي وزوجتي شافعية، ماذا عنها؟', 'shafii'],
    ['ur', 'میں حنفی ہوں، میری بیوی شافعی ہے، اس کا کیا حکم ہے؟', 'shafii'],
    ['ur', 'main hanafi hun, meri biwi shafii hai', 'shafii'],
    ['gu', 'હું હનફી છું, મારી પત્ની શાફઈ છે', 'shafii'],
    ['bn', 'আমি হানাফি, আমার স্ত্রী শাফেয়ি', 'shafii'],
    ['fr', 'je suis hanafite, ma femme est chaféite', 'shafii'],
    ['de', 'Ich bin Hanafit, meine Frau ist Malikitin', 'maliki'],
    ['it', 'io sono hanafita, mia moglie è malikita', 'maliki'],
    ['es', 'soy hanafí y mi esposa es malikí', 'maliki'],
    ['ru', 'я ханафит, жена шафиитка', 'shafii'],
    ['fr', 'je suis une hanafite, mon mari est malikite', 'maliki'],
    ['es', 'soy una hanafí y mi marido es malikí', 'maliki'],
    ['it', 'sono una hanafita, mio marito è malikita', 'maliki'],
    ['en', 'I follow the Hanafi school, my wife is Maliki: can she go or stay?', 'maliki'],
  ] as const)('is that of the other person in %s: %s', (language, question, school) => {
    expect(schoolNamedIn(question, language)).toBe(school);
  });

  it.each([
    ['en', "What do Hanafi and Shafi'i say?"],
    ['en', 'I am Hanafi, my wife is Maliki and my son is Hanbali'],
    ['ur', 'حنفی اور شافعی میں کیا فرق ہے'],
    ['ur', 'حنفی میں اور شافعی میں کیا فرق ہے'],
    ['en', 'should I follow Hanafi or Shafii'],
    ['en', 'am I a Hanafi or a Maliki'],
    ['en', 'the main Hanafi and Shafi‘i difference'],
    ['it', 'Cosa dicono i hanafiti e gli sciafiiti?'],
    ['de', 'Unterschied im hanafitischen und malikitischen Recht'],
  ] as const)('is none where several may be meant in %s: %s', (language, question) => {
    expect(schoolNamedIn(question, language)).toBeNull();
  });
});

describe('schoolsNamedIn', () => {
  it.each([
    ['en', "What do Hanafi and Shafi'i say?", ['hanafi', 'shafii'], []],
    ['en', 'should I follow Hanafi or Shafii', ['hanafi', 'shafii'], []],
    ['en', 'may a Maliki sit or stand', ['maliki'], []],
    ['en', 'not Hanafi but Maliki', ['maliki'], ['hanafi']],
    ['en', 'in schools other than the Hanafi one', [], ['hanafi']],
    ['ur', 'میرا حنفی مسلک نہیں', [], ['hanafi']],
    ['en', 'what breaks ihram', [], []],
  ] as const)('%s: %s', (language, question, asked, ruledOut) => {
    expect(schoolsNamedIn(question, language)).toEqual({ asked, ruledOut });
  });
});
