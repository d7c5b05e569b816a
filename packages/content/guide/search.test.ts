import { createContentSearch } from '@manasik/core/search/content-search';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import duas from './duas.json' with { type: 'json' };
import { searchCorpus } from './search-corpus.ts';

const indexes = new Map(
  languageCodes.map((code) => [code, createContentSearch(searchCorpus(code), code)] as const),
);
const firstThree = (language: Language, typed: string): string[] =>
  indexes
    .get(language)
    ?.search(typed, 3)
    .map(({ id }) => id) ?? [];

const menses = 'whatIf:menses-before-ifadah';
const lost = 'whatIf:lost-from-group';
const iAmLost = 'emergency:lost';
const heat = 'emergency:heat';
const wudu = 'whatIf:broken-wudu';
const stones = 'rite:stoning';
const passport = 'emergency:embassy';
const rounds = 'whatIf:lost-count';
const missedStoning = 'whatIf:missed-stoning';
const brokenRule = 'whatIf:broke-ihram-rule';

/** Queries about problems -> the beginning of the id of a passage that must be among the first three results. */
const questions: Partial<Record<Language, readonly [typed: string, id: string][]>> = {
  en: [
    ['I am lost', iAmLost],
    ['I lost my group', lost],
    ['my period started', menses],
    ['heat stroke', heat],
    ['what do i do if i lose my wudu', wudu],
    ['how do I throw stones', stones],
    ['money', 'rite:sacrifice:'],
    ['I lost my passport', passport],
    ['how many rounds did I do', rounds],
    ['I feel very dizzy from the sun', heat],
    ['call the police', 'emergency:numbers'],
    ['my lost card', 'help:guides-lostCard'],
    ['save battery', 'help:tips-battery'],
    ['I missed a stoning', missedStoning],
    ['missed jamarat', missedStoning],
    ['forgot stoning', missedStoning],
    ['I used perfume', brokenRule],
    ['I cut my nails in Ihram', brokenRule],
    ['fidyah', 'rite:ihram:'],
  ],
  ar: [
    ['ضعت', lost],
    ['ضربة شمس', heat],
    ['الدورة الشهرية', menses],
    ['جاءتني الدورة', menses],
    ['ماذا أفعل إذا انتقض وضوئي', wudu],
    ['فقدت مجموعتي', lost],
    ['كيف أرمي الحجارة', stones],
    ['ضاع جواز سفري', passport],
    ['نسيت كم شوطا طفت', rounds],
  ],
  ur: [
    ['ماہواری', menses],
    ['لو لگنا', heat],
    ['لو لگ گئی', heat],
    ['میں کھو گیا', lost],
    ['میرا وضو ٹوٹ گیا', wudu],
    ['کنکریاں کیسے ماریں', stones],
    ['پاسپورٹ گم ہو گیا', passport],
    ['کتنے چکر ہوئے', rounds],
  ],
  fr: [
    ['je suis perdu', lost],
    ['coup de chaleur', heat],
    ['insolation', heat],
    ['règles', menses],
    ['j’ai mes règles', menses],
    ['que faire si je perds mes ablutions', wudu],
    ['comment jeter les pierres', stones],
    ['passeport volé', passport],
    ['combien de tours ai-je fait', rounds],
  ],
  bn: [
    ['ঋতুস্রাব', menses],
    ['আমি হারিয়ে গেছি', lost],
    ['হারিয়ে গেছি', lost],
    ['হিট স্ট্রোক', heat],
    ['অজু ভেঙে গেলে কী করব', wudu],
    ['পাথর মারা', stones],
    ['পাসপোর্ট হারিয়ে গেছে', passport],
  ],
  es: [
    ['regla', menses],
    ['estoy perdido', lost],
    ['insolación', heat],
    ['qué hago si pierdo la ablución', wudu],
    ['cómo tirar las piedras', stones],
    ['me robaron el pasaporte', passport],
  ],
  it: [
    ['mestruazioni', menses],
    ['mi sono perso', lost],
    ['colpo di sole', heat],
    ['come si lanciano le pietre', stones],
    ['ho perso il passaporto', passport],
    ['quanti giri ho fatto', rounds],
  ],
  ru: [
    ['тепловой удар', heat],
    ['я потерялся', lost],
    ['месячные', menses],
    ['нарушилось омовение что делать', wudu],
    ['как бросать камни', stones],
    ['потерял паспорт', passport],
    ['сколько кругов я сделал', rounds],
  ],
  de: [
    ['Hitzschlag', heat],
    ['ich habe mich verlaufen', lost],
    ['meine Periode hat begonnen', menses],
    ['was tun wenn die Wudu bricht', wudu],
    ['wie werfe ich die Steine', stones],
    ['Pass verloren', passport],
    ['wie viele Runden habe ich gemacht', rounds],
  ],
  gu: [
    ['ખોવાઈ ગયો', lost],
    ['હું ખોવાઈ ગયો છું', lost],
    ['માસિક આવી ગયું', menses],
    ['લૂ લાગી', heat],
    ['વુઝૂ તૂટી જાય તો શું કરવું', wudu],
    ['શેતાનને પથ્થર કેવી રીતે મારવા', stones],
    ['પાસપોર્ટ ખોવાઈ ગયો', passport],
  ],
};

describe('search', () => {
  it.each(
    Object.entries(questions).flatMap(([language, all]) => all.map((one) => [language, ...one] as const)),
  )('%s: answers “%s” with %s', (language, typed, id) => {
    // The table has only languages as keys.
    const found = firstThree(language as Language, typed);
    expect(found.filter((one) => one.startsWith(id))).not.toEqual([]);
  });

  it('finds the rank of a rite by the name of the rank', () => {
    expect(firstThree('en', 'standing at arafat if you miss it')).toContain('rite:arafat:ranks-standing');
  });

  it('has an address and a text for every passage, and unique ids', () => {
    for (const code of languageCodes) {
      const docs = searchCorpus(code);
      expect(new Set(docs.map(({ id }) => id)).size).toBe(docs.length);
      expect(docs.filter(({ title, text, to }) => !title || !text || !to.startsWith('/'))).toEqual([]);
      expect(docs.filter(({ text }) => text.includes('undefined'))).toEqual([]);
    }
  });
});

/** The Quranic duas as people type them. */
const ordinary: Record<string, string> = {
  'travel-mount': 'سبحان الذي سخر لنا هذا وما كنا له مقرنين وإنا إلى ربنا لمنقلبون',
  'between-corners': 'ربنا آتنا في الدنيا حسنة وفي الآخرة حسنة وقنا عذاب النار',
  'maqam-ibrahim': 'واتخذوا من مقام إبراهيم مصلى',
  'safa-verse': 'إن الصفا والمروة من شعائر الله',
  'mashar-verse':
    'فإذا أفضتم من عرفات فاذكروا الله عند المشعر الحرام واذكروه كما هداكم وإن كنتم من قبله لمن الضالين',
  'after-rites-verse': 'فإذا قضيتم مناسككم فاذكروا الله كذكركم آباءكم أو أشد ذكرا',
  'rabbana-zalamna': 'ربنا ظلمنا أنفسنا وإن لم تغفر لنا وترحمنا لنكونن من الخاسرين',
  'rabbana-guided': 'ربنا لا تزغ قلوبنا بعد إذ هديتنا وهب لنا من لدنك رحمة إنك أنت الوهاب',
  'ibrahim-acceptance':
    'ربنا تقبل منا إنك أنت السميع العليم ربنا واجعلنا مسلمين لك ومن ذريتنا أمة مسلمة لك وأرنا مناسكنا وتب علينا إنك أنت التواب الرحيم',
  'ibrahim-prayer': 'رب اجعلني مقيم الصلاة ومن ذريتي ربنا وتقبل دعاء',
  'ibrahim-parents': 'ربنا اغفر لي ولوالدي وللمؤمنين يوم يقوم الحساب',
  'parents-mercy': 'رب ارحمهما كما ربياني صغيرا',
  'family-joy': 'ربنا هب لنا من أزواجنا وذرياتنا قرة أعين واجعلنا للمتقين إماما',
  'brothers-forgiveness':
    'ربنا اغفر لنا ولإخواننا الذين سبقونا بالإيمان ولا تجعل في قلوبنا غلا للذين آمنوا ربنا إنك رؤوف رحيم',
  'forgive-have-mercy': 'رب اغفر وارحم وأنت خير الراحمين',
  'no-burden':
    'ربنا لا تؤاخذنا إن نسينا أو أخطأنا ربنا ولا تحمل علينا إصرا كما حملته على الذين من قبلنا ربنا ولا تحملنا ما لا طاقة لنا به واعف عنا واغفر لنا وارحمنا أنت مولانا فانصرنا على القوم الكافرين',
  'musa-chest': 'رب اشرح لي صدري ويسر لي أمري واحلل عقدة من لساني يفقهوا قولي',
  gratitude:
    'رب أوزعني أن أشكر نعمتك التي أنعمت علي وعلى والدي وأن أعمل صالحا ترضاه وأدخلني برحمتك في عبادك الصالحين',
};
const ofQuran = duas.filter(({ source }) => source.startsWith('quran'));

describe('the search for a Quranic dua', () => {
  it.each(ofQuran.map(({ id }) => id))('finds %s by its ordinary spelling, in full or in part', (id) => {
    const typed = ordinary[id] ?? '';
    expect(firstThree('ar', typed)[0]).toBe(`dua:${id}`);
    expect(firstThree('ur', typed)[0]).toBe(`dua:${id}`);
    expect(firstThree('ar', typed.split(' ').slice(0, 5).join(' '))).toContain(`dua:${id}`);
  });

  it.each(ofQuran)('finds $id by its own words', ({ id, arabic }) => {
    expect(firstThree('ar', arabic)[0]).toBe(`dua:${id}`);
  });
});
