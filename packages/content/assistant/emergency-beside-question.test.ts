import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { understandingContent } from './content.ts';

/** With a comma, with "and", and with nothing between the emergency and the question. */
const texts: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'my father is unconscious, which clothes may men wear in ihram?',
    'does she have to do the farewell tawaf and my mother has chest pain',
    'my wife is bleeding heavily how many pebbles do I throw',
  ],
  ar: [
    'أبي فاقد الوعي، ما لباس الرجال في الإحرام؟',
    'هل عليه طواف الوداع وأمي عندها ألم في الصدر',
    'زوجتي تنزف بشدة كم حصاة أرمي',
  ],
  ur: [
    'میرے والد بے ہوش ہیں، احرام میں مرد کیا پہنیں؟',
    'کیا طواف وداع واجب ہے اور میری والدہ کے سینے میں درد ہے',
    'میری بیوی کا بہت خون بہہ رہا ہے کتنی کنکریاں مارنی ہیں',
  ],
  gu: [
    'મારા પિતા બેભાન છે, ઇહરામમાં પુરુષો શું પહેરે?',
    'શું વિદાય તવાફ કરવો પડે અને મારી માતાને છાતીમાં દુખાવો છે',
    'મારી પત્નીને ખૂબ લોહી વહે છે કેટલી કાંકરી મારવી',
  ],
  bn: [
    'আমার বাবা অজ্ঞান, ইহরামে পুরুষরা কী পরবে?',
    'বিদায়ী তাওয়াফ কি করতে হবে আর আমার মায়ের বুকে ব্যথা',
    'আমার স্ত্রীর প্রচুর রক্ত পড়ছে কয়টি কঙ্কর মারব',
  ],
  fr: [
    'mon père est inconscient, quels vêtements en ihram pour les hommes?',
    "faut-il faire le tawaf d'adieu et ma mère a mal à la poitrine",
    'ma femme saigne beaucoup combien de cailloux je jette',
  ],
  de: [
    'mein Vater ist bewusstlos, welche Kleidung tragen Männer im Ihram?',
    'muss man den Abschiedstawaf machen und meine Mutter hat Brustschmerzen',
    'meine Frau blutet stark wie viele Steine werfe ich',
  ],
  it: [
    'mio padre è svenuto, quali vestiti per gli uomini in ihram?',
    "bisogna fare il tawaf d'addio e mia madre ha dolore al petto",
    'mia moglie perde molto sangue quanti sassolini lancio',
  ],
  es: [
    'mi padre está inconsciente, qué ropa llevan los hombres en ihram?',
    'hay que hacer el tawaf de despedida y mi madre tiene dolor en el pecho',
    'mi esposa sangra mucho cuántas piedras tiro',
  ],
  ru: [
    'отец без сознания, какая одежда у мужчин в ихраме?',
    'нужен ли прощальный таваф и у мамы боль в груди',
    'у жены сильное кровотечение сколько камешков бросать',
  ],
};

describe.each(languageCodes)('an emergency beside a question in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);

  it.each(texts[language])('gets whom to call: %s', (text) => {
    const decision = decide({ text, agentType: 'guide', previous: null });
    expect(decision.kind === 'redFlag' || decision.hasSign).toBe(true);
  });
});
