import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { understandingContent } from './content.ts';

type Medicine = 'tablets' | 'insulin' | 'inhaler' | 'drops';

/** Questions as people type them; none is an example of the catalogue. */
const questions: Readonly<Record<Language, Readonly<Record<Medicine, string>>>> = {
  en: {
    tablets: 'May I take my blood pressure tablets in Ihram?',
    insulin: 'is it ok to inject insulin while in ihram',
    inhaler: 'can I use my inhaler in ihram',
    drops: 'are eye drops allowed in the state of ihram',
  },
  ar: {
    tablets: 'هل يجوز أخذ حبوب الضغط وأنا محرم؟',
    insulin: 'هل إبرة الأنسولين تفسد الإحرام؟',
    inhaler: 'بخاخ الربو في الإحرام جائز؟',
    drops: 'قطرة العين للمحرم',
  },
  ur: {
    tablets: 'کیا میں احرام میں بلڈ پریشر کی گولی کھا سکتا ہوں؟',
    insulin: 'احرام کی حالت میں انسولین لگا سکتے ہیں؟',
    inhaler: 'احرام میں ان ہیلر لینا جائز ہے؟',
    drops: 'کیا احرام میں آنکھوں میں دوا ڈال سکتے ہیں؟',
  },
  gu: {
    tablets: 'એહરામમાં બ્લડ પ્રેશરની ગોળી લેવાય?',
    insulin: 'એહરામમાં ઇન્સ્યુલિન લઈ શકાય?',
    inhaler: 'શું એહરામમાં ઇન્હેલર વાપરી શકું?',
    drops: 'એહરામમાં આંખમાં ટીપાં નાખી શકાય?',
  },
  bn: {
    tablets: 'ইহরামে কি প্রেশারের ওষুধ খেতে পারব?',
    insulin: 'ইহরাম অবস্থায় ইনসুলিন নেওয়া যাবে?',
    inhaler: 'ইহরামে ইনহেলার ব্যবহার করা যাবে কি?',
    drops: 'ইহরামে চোখে ড্রপ দেওয়া যায়?',
  },
  fr: {
    tablets: 'puis-je prendre mes comprimés pour la tension en ihram ?',
    insulin: 'est-ce que je peux m’injecter de l’insuline en ihram',
    inhaler: 'ma ventoline est-elle permise en ihram',
    drops: 'gouttes pour les yeux en état d’ihram',
  },
  de: {
    tablets: 'Darf ich im Ihram meine Blutdrucktabletten nehmen?',
    insulin: 'darf ich im Ihram Insulin spritzen',
    inhaler: 'ist mein Asthmaspray im Ihram erlaubt',
    drops: 'Augentropfen im Ihram',
  },
  it: {
    tablets: 'posso prendere le pastiglie per la pressione in Ihram?',
    insulin: 'posso fare l’insulina in ihram',
    inhaler: 'lo spray per l’asma è permesso in ihram?',
    drops: 'in ihram posso mettere le gocce negli occhi',
  },
  es: {
    tablets: '¿Puedo tomar mis pastillas de la tensión en Ihram?',
    insulin: 'puedo ponerme la insulina en ihram',
    inhaler: 'se permite el inhalador en ihram',
    drops: 'puedo echarme gotas en los ojos en ihram',
  },
  ru: {
    tablets: 'Можно ли пить таблетки от давления в ихраме?',
    insulin: 'можно ли делать уколы инсулина в ихраме',
    inhaler: 'можно пользоваться ингалятором в ихраме?',
    drops: 'можно ли капать глаза в ихраме',
  },
};

describe.each(languageCodes)('in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);

  it.each(Object.entries(questions[language]))('tells to go on with the %s: %s', (_medicine, text) => {
    const decision = decide({ text, agentType: 'guide', previous: null });
    expect(decision).toMatchObject({ kind: 'passages' });
    expect(decision.kind === 'passages' && decision.passages[0]).toBe('rite:ihram:step-medicine');
  });
});
