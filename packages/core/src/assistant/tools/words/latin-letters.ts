import type { Language } from '../../../text/languages.ts';
import type { ToolWords } from './types.ts';

type WordList =
  | 'today'
  | 'tomorrow'
  | 'placeAfter'
  | 'maybePlaceAfter'
  | 'placeBefore'
  | 'maybePlaceBefore'
  | 'carat'
  | 'periods'
  | 'notOwned'
  | 'other';

export interface LatinLettersWords
  extends Partial<Pick<ToolWords, 'numbers' | 'parts' | 'multipliers' | 'metals' | 'currencies'>> {
  readonly units?: Readonly<Partial<ToolWords['units']>>;
  readonly times: ToolWords['times'];
  readonly words: Readonly<Partial<Pick<ToolWords, WordList>>>;
}

/**
 * How people type the words of questions about times and places in Latin letters. Without them, "time" of "namaz ka time"
 * is a town in Norway.
 */
export const inLatinLetters: Readonly<Partial<Record<Language, LatinLettersWords>>> = {
  ur: {
    numbers: {
      1.5: 'dedh, derh, dhed',
      2.5: 'dhai, adhai, dhaai',
      1: 'ek',
      2: 'do',
      3: 'teen, tin',
      4: 'char, chaar',
      5: 'panch, paanch',
      6: 'chhe, chay, chhay',
      7: 'saat, sat',
      8: 'aath, ath',
      9: 'nau',
      10: 'das, dus',
      52: 'bawan, baawan',
    },
    parts: { 0.5: 'sade, saade, sadhe, saadhe, sarhe, saarhe', 0.25: 'sawa', '-0.25': 'paune, pone' },
    multipliers: { 1000: 'hazar, hazaar', 100000: 'lakh, lac', 10000000: 'crore, karor' },
    currencies: {
      GBP: 'pound, pounds, paund',
      EUR: 'euro, euros',
      'USD|AUD|CAD': 'dollar, dollars',
      'SAR|QAR|OMR': 'riyal, riyals, rial',
      SAR: 'saudi riyal',
      PKR: 'pakistani rupees, pakistani rupay, pakistani rupaye',
      INR: 'indian rupees, hindustani rupay, hindustani rupaye',
      'INR|PKR': 'rupees, rupee, rupay, rupaye, rupaiye, rupe, rupya',
    },
    units: { lb: 'pound, pounds', g: 'gram, grams, giram', kg: 'kilo', tola: 'tola, tolay, tole' },
    metals: { gold: 'sona, sone, soney, gold', silver: 'chandi, chaandi, silver' },
    times: {
      fajr: 'fajr, fajar, subah ki namaz',
      sunrise: 'suraj nikalne, ishraq',
      dhuhr: 'zuhr, zohr, zuhur, zohar, duhr, dhuhr',
      asr: 'asr, asar',
      maghrib: 'maghrib, magrib, iftar, iftari',
      isha: 'isha, esha',
    },
    words: {
      carat: 'carat, karat, qirat, keret, kt',
      periods: 'saal, sal, baras, mahine, mahina',
      notOwned: 'qarz, qarza, karz, udhar, qeemat, qimat',
      today: 'aaj, aj',
      tomorrow: 'kal',
      placeBefore: 'me, mein, main, mai',
      maybePlaceBefore: 'se, ke liye',
      other: `namaz, namaaz, namazen, namazein, waqt, wakt, auqat, time, timing, timings, kab, azan, azaan, agli, agla, abhi, ab,
      qibla, qible, rukh, simt, taraf, kaba, kaaba, din, raat, subah, sham, shaam, yahan, ghar, masjid, shehar, shahar, haj, hajj,
      umrah, umra, baqi, baki, baje, bataen, bataye, batao, bata, kon, kaun, konsi, kaunsi, kis, kitne, kitna, kitni, der, hai, he,
      hain, hoga, hogi, hota, hoti, ho, ga, gi, do, de, den, ka, ki, ke, ko, kya, aur, mera, meri, mere, mujhe, aap, is, shuru, khatam,
      sab, chahiye, dikhao, kahan, ramzan`,
    },
  },
  gu: {
    numbers: {
      1.5: 'dodh',
      2.5: 'adhi',
      1: 'ek',
      2: 'be',
      3: 'tran',
      4: 'char, chaar',
      5: 'panch, paanch',
      6: 'chha',
      7: 'saat, sat',
      8: 'aath, ath',
      9: 'nav',
      10: 'das',
      52: 'bavan, baavan',
    },
    parts: { 0.5: 'sada, saada, sade, saade, sadha', 0.25: 'sava', '-0.25': 'pona' },
    multipliers: { 1000: 'hajar, hazar', 100000: 'lakh', 10000000: 'karod, crore' },
    currencies: {
      GBP: 'pound, pounds, paund',
      EUR: 'euro, euros',
      'USD|AUD|CAD': 'dollar, dollars, dolar',
      'SAR|QAR|OMR': 'riyal, riyals, rial',
      INR: 'bhartiya rupiya, indian rupees',
      'INR|PKR': 'rupees, rupee, rupiya, rupya, rupia',
    },
    units: { lb: 'pound, pounds', g: 'gram, grams', kg: 'kilo', tola: 'tola' },
    metals: { gold: 'sonu, sona, sonana, sonani, sonanu, gold', silver: 'chandi, chaandi, silver' },
    times: {
      fajr: 'fajr, fajar',
      sunrise: 'suryoday',
      dhuhr: 'zohr, zohar, zuhr, johar',
      asr: 'asr, asar',
      maghrib: 'maghrib, magrib, iftar',
      isha: 'isha, esha',
    },
    words: {
      carat: 'carat, karat, keret, kt',
      periods: 'varas, varsh, varsa, mahina, mahino',
      notOwned: 'devu, udhar, kimat, bhav',
      today: 'aaj, aaje, aje, aajna, aajni, aajno',
      tomorrow: 'kal, kaal, kale, kaale, avtikal, avtikale',
      placeBefore: 'ma, maa',
      maybePlaceBefore: 'thi, mate, maate',
      other: `namaz, namaj, samay, time, timing, vage, vagye, kyare, azan, agli, pachhini, pachini, have, hamna, qibla, kibla, disha,
      baju, taraf, kaba, kaaba, divas, raat, savar, sanj, bapor, ahi, ahiya, ghar, ghare, masjid, shaher, haj, hajj, umrah, baki, kaho,
      janavo, batavo, kayo, kai, ketla, ketli, ketlu, vaar, var, che, chhe, sharu, badhi, kya, mare, maro, mari, mara, mane, thashe,
      hashe, na, ni, no, nu, ne, ane, shu, su, ramzan`,
    },
  },
  bn: {
    numbers: {
      1.5: 'der',
      2.5: 'arai, adai',
      1: 'ek',
      2: 'dui',
      3: 'tin',
      4: 'char',
      5: 'panch, pach',
      6: 'choy, chhoy',
      7: 'sat, shat',
      8: 'at, aat',
      9: 'noy',
      10: 'dosh, dos',
      52: 'bayanno, bahanno',
    },
    parts: { 0.5: 'sare, share, sarey, sade', 0.25: 'soa, shoa', '-0.25': 'poune' },
    multipliers: { 1000: 'hajar', 100000: 'lakh, lokkho', 10000000: 'koti' },
    currencies: {
      GBP: 'pound, pounds, paund',
      EUR: 'euro, euros',
      'USD|AUD|CAD': 'dollar, dollars',
      'SAR|QAR|OMR': 'riyal, riyals, rial',
      SAR: 'saudi riyal',
      BDT: 'taka, takar, takay',
      'INR|PKR': 'rupees, rupee, rupi',
    },
    units: { lb: 'pound, pounds', g: 'gram, grams, grm', kg: 'kilo', tola: 'tola' },
    metals: { gold: 'sona, shona, sonar, shonar, gold', silver: 'rupa, rupar, rupo, silver' },
    times: {
      fajr: 'fajr, fojor, fajor, fozor',
      sunrise: 'surjoday, surjodoy',
      dhuhr: 'johor, zohor, zuhr, juhor',
      asr: 'asr, asor, asar',
      maghrib: 'maghrib, magrib, iftar',
      isha: 'isha, esha',
    },
    words: {
      carat: 'carat, karat, kerat, kt',
      periods: 'bochor, bosor, bochhor, mash',
      notOwned: 'rin, dena, dam, mullo',
      today: 'aj, aaj, ajke, ajker',
      tomorrow: 'kal, kalke, agamikal, agami kal',
      maybePlaceBefore: 'theke, shohore',
      other: `namaz, namaj, namazer, namajer, somoy, shomoy, time, timing, koyta, koytay, kotay, kokhon, kobe, azan, ajan, porer, ekhon,
      qibla, kibla, kebla, dik, dike, kondike, kaba, kabar, din, rat, sokal, bikal, dupur, ekhane, basa, bari, barite, masjid, moshjid,
      shohor, haj, hajj, hoj, umrah, baki, bolun, bolo, janan, jante, chai, kon, waqt, shuru, shesh, sob, kothay, hobe, hoy, dekhao,
      dekhan, amar, ami, er, ar, ki, koto, khon, deri, romjan`,
    },
  },
  ar: {
    times: {
      fajr: 'fajr, fajer, fagr, sob7, sobh',
      sunrise: 'shuruq, shorooq, sherou2',
      dhuhr: 'dhuhr, zuhr, duhr, dohr, thuhr',
      asr: 'asr, 3asr',
      maghrib: 'maghrib, maghreb, magrib',
      isha: 'isha, 3isha, 3esha, 3asha',
    },
    words: {
      today: 'alyoum, alyom, elyoum, elyom, lyoum, innaharda, ennaharda, enaharda',
      tomorrow: 'ghadan, bukra, bokra, boukra, bukrah',
      placeAfter: 'fi, fe, fil, fel',
      maybePlaceAfter: 'min, men, mn',
      other: `salat, salah, sala, el, al, il, waqt, wa2t, mawaqit, mawa2it, mata, emta, imta, aymta, azan, adhan, qibla, qiblah, ittijah,
      itijah, kam, yom, youm, yawm, hon, hena, hina, beit, bayt, masjid, baqi, ba2i, lel, lil, 3ala, ana, wain, wein, fein, fen, warini,
      sa3a, elsa3a, kaaba, ka3ba, hajj, 7ajj, ramadan, dilwa2ti, time`,
    },
  },
  ru: {
    times: {
      fajr: 'fajr, fadzhr, fadjr',
      sunrise: 'voskhod, voshod',
      dhuhr: 'zuhr, zukhr',
      asr: 'asr, asra',
      maghrib: 'magrib, magriba, iftar',
      isha: 'isha, ishi, ishu',
    },
    words: {
      today: 'segodnya, segodnia',
      tomorrow: 'zavtra',
      placeAfter: 'v, vo',
      maybePlaceAfter: 'iz, dlya',
      other: `namaz, namaza, namazy, namazov, molitva, molitvy, vremya, vremia, raspisanie, chas, chasa, chasov, kogda, skolko, sleduyuschii,
      sleduyuschiy, seichas, sejchas, seychas, kibla, kibly, kiblu, kaaba, kaaby, napravlenie, storona, storonu, utrom, vecherom, zdes,
      doma, gorod, gorode, mechet, mecheti, hadzh, hadzha, umra, den, dnya, dnei, ostalos, azan, skazhi, skazhite, pokazhi, pokazhite,
      vse, kakoi, kakoe, kakuyu, nahoditsya, budet, do, i, minut, ramadan`,
    },
  },
};
