import type { Language } from '../../../text/languages.ts';
import type { ToolWords } from './types.ts';

type WordList =
  | 'today'
  | 'tomorrow'
  | 'placeAfter'
  | 'maybePlaceAfter'
  | 'placeBefore'
  | 'maybePlaceBefore'
  | 'other';

export interface LatinLettersWords {
  readonly times: ToolWords['times'];
  readonly words: Readonly<Partial<Pick<ToolWords, WordList>>>;
}

/**
 * How people type the words of questions about times and places in Latin letters. Without them, "time" of "namaz ka time"
 * is a town in Norway.
 */
export const inLatinLetters: Readonly<Partial<Record<Language, LatinLettersWords>>> = {
  ur: {
    times: {
      fajr: 'fajr, fajar, subah ki namaz',
      sunrise: 'suraj nikalne, ishraq',
      dhuhr: 'zuhr, zohr, zuhur, zohar, duhr, dhuhr',
      asr: 'asr, asar',
      maghrib: 'maghrib, magrib, iftar, iftari',
      isha: 'isha, esha',
    },
    words: {
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
    times: {
      fajr: 'fajr, fajar',
      sunrise: 'suryoday',
      dhuhr: 'zohr, zohar, zuhr, johar',
      asr: 'asr, asar',
      maghrib: 'maghrib, magrib, iftar',
      isha: 'isha, esha',
    },
    words: {
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
    times: {
      fajr: 'fajr, fojor, fajor, fozor',
      sunrise: 'surjoday, surjodoy',
      dhuhr: 'johor, zohor, zuhr, juhor',
      asr: 'asr, asor, asar',
      maghrib: 'maghrib, magrib, iftar',
      isha: 'isha, esha',
    },
    words: {
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
