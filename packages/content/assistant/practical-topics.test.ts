import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { understandingContent } from './content.ts';

/** What pilgrims ask about the topics, in other words than those of the content. */
const questions: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    'umrah-duty': ['Is Umrah fard?', 'Must I do Umrah once in my life?'],
    'kinds-of-hajj': ['how is tamattu different from qiran', 'which types of Hajj exist'],
    'money-phone': [
      'what money is used there and do cards work',
      'how do I buy a SIM card in Saudi',
      'do I need a plug adapter',
    ],
    'prayer-when-ill': [
      'I cannot stand, can I pray sitting',
      'how do I do tayammum',
      'can I pray on a chair',
      'how do I pray when I am ill in bed',
    ],
    zamzam: ['how many litres of Zamzam can I bring home', 'is Zamzam allowed in checked luggage'],
    food: ['do they feed us in Mina', 'is camp food fine for a diabetic'],
    diabetes: [
      'which shoes should a diabetic wear',
      'how do I look after diabetic feet',
      'how many times a day do I test my sugar',
    ],
    insulin: [
      'where do I keep my insulin in the tent',
      'I forgot my insulin at the hotel',
      'is my insulin still good after the heat',
    ],
    'blood-pressure': ['my BP is 150/95', 'may I continue with high blood pressure'],
    'fever-cough': ['I have a fever and a cough', 'does a cough need antibiotics'],
    'lost-things': ['my luggage has not arrived', 'I dropped my phone somewhere in the mosque'],
    'treatment-cost': ['do pilgrims pay for treatment in Saudi hospitals', 'is there insurance in my visa'],
    'period-pills': ['tablets to postpone my period', 'which medicine delays my period'],
    'eid-in-mina': ['do we pray the Eid prayer in Mina', 'is the Eid prayer due on a pilgrim'],
    'prayer-travelling': ['how can I pray on the plane', 'may I pray in my seat on the bus'],
    'prayer-missed': ['I slept through Fajr in the tent', 'I missed a prayer, how do I make it up'],
    'tawaf-unfinished': [
      'I had to stop my tawaf after three rounds',
      'we were pushed out of tawaf half way, do we begin again',
    ],
    'more-umrahs': ['may I do a second Umrah', 'can I do an Umrah for my late mother'],
    smoking: ['can I smoke on Hajj', 'does a cigarette break my Ihram'],
    iddah: ['may a widow go on Hajj in her iddah', 'her husband died before Hajj, can she travel'],
    'sacrifice-meat': ['may I eat the meat of my sacrifice', 'do I owe the Eid sacrifice at home too'],
  },
  ar: {
    'umrah-duty': ['هل العمرة فرض؟', 'هل يجب علي أن أعتمر مرة في العمر'],
    'kinds-of-hajj': ['بماذا يختلف التمتع عن القران', 'ما هي أنواع الحج'],
    'money-phone': ['ما العملة وهل تعمل البطاقة هناك', 'كيف أشتري شريحة جوال', 'هل أحتاج محول كهرباء'],
    'prayer-when-ill': [
      'لا أقدر على الوقوف هل أصلي قاعدا',
      'كيف أتيمم',
      'هل أصلي على الكرسي',
      'كيف أصلي وأنا مريض في السرير',
    ],
    zamzam: ['كم لتر زمزم مسموح', 'هل زمزم مسموح في العفش'],
    food: ['هل يطعموننا في منى', 'ماذا آكل وأنا مريض سكري في المخيم'],
    diabetes: ['أي حذاء يلبس مريض السكري', 'كم مرة أقيس سكري في اليوم', 'بماذا يحتاط مريض السكر'],
    insulin: ['أين أحفظ الإنسولين في الخيمة', 'نسيت الإنسولين في الفندق', 'هل يصلح الإنسولين بعد الحر'],
    'blood-pressure': ['ضغطي 150/95', 'هل أكمل وضغطي عالي'],
    'fever-cough': ['عندي حمى وكحة', 'متى أذهب إلى الطبيب وعندي حمى'],
  },
  ur: {
    'umrah-duty': ['کیا عمرہ فرض ہے؟', 'کیا زندگی میں ایک بار عمرہ لازم ہے'],
    'kinds-of-hajj': ['تمتع اور قران کا فرق بتائیے', 'حج کی اقسام کیا ہیں'],
    'money-phone': ['وہاں کون سی کرنسی ہے اور کارڈ چلتا ہے', 'سم کارڈ کیسے خریدوں', 'پلگ کا اڈاپٹر چاہیے'],
    'prayer-when-ill': [
      'میں کھڑی نہیں ہو سکتی، نماز بیٹھ کر پڑھ لوں',
      'تیمم کیسے کروں',
      'کرسی پر نماز پڑھ سکتا ہوں',
      'بیمار ہوں، بستر پر نماز کیسے پڑھوں',
    ],
    zamzam: ['کتنے لیٹر زمزم لا سکتا ہوں', 'کیا زمزم سامان میں رکھنے کی اجازت ہے'],
    food: ['منیٰ میں کھانا دیتے ہیں', 'کیمپ میں شوگر کے ساتھ کیا کھاؤں'],
    diabetes: ['شوگر کا مریض کون سے جوتے پہنے', 'دن میں کتنی بار شوگر چیک کروں', 'شوگر والوں کے لیے احتیاط'],
    insulin: ['خیمے میں انسولین کہاں رکھوں', 'انسولین ہوٹل میں بھول گیا', 'گرمی کے بعد انسولین ٹھیک ہے؟'],
    'blood-pressure': ['بی پی 150/95 ہے', 'ہائی بی پی میں مناسک جاری رکھوں'],
    'fever-cough': ['بخار اور کھانسی ہے', 'کھانسی میں اینٹی بایوٹک لوں'],
  },
  gu: {
    'umrah-duty': ['ઉમરાહ ફર્ઝ છે કે નહીં?', 'જિંદગીમાં એક વાર ઉમરાહ કરવો ફરજિયાત છે?'],
    'kinds-of-hajj': ['તમત્તુ અને કિરાનમાં શું ફરક', 'હજના પ્રકાર કેટલા'],
    'money-phone': ['ત્યાં કયું ચલણ છે અને કાર્ડ ચાલે છે', 'સિમ કાર્ડ કેવી રીતે ખરીદું', 'પ્લગનું ઍડૅપ્ટર જોઈએ'],
    'prayer-when-ill': [
      'ઊભી રહી શકતી નથી, નમાઝ બેસીને પઢાય',
      'તયમ્મુમ કેવી રીતે કરું',
      'ખુરશી પર નમાઝ પઢી શકું',
      'બીમાર છું, પથારીમાં નમાઝ કેવી રીતે પઢું',
    ],
    zamzam: ['કેટલા લિટર ઝમઝમ લાવી શકું', 'સામાનમાં ઝમઝમ મૂકવાની છૂટ છે'],
    food: ['મિનામાં ખાવાનું આપે છે', 'કૅમ્પમાં ડાયાબિટીસ સાથે શું ખાઉં'],
    diabetes: ['ડાયાબિટીસવાળાએ કયાં જૂતાં પહેરવાં', 'દિવસમાં કેટલી વાર સુગર માપું', 'ડાયાબિટીસવાળા પગ કેવી રીતે સાચવે'],
    insulin: ['તંબુમાં ઇન્સ્યુલિન ક્યાં રાખું', 'ઇન્સ્યુલિન હોટેલમાં ભૂલી ગયો', 'ગરમી પછી ઇન્સ્યુલિન ચાલે?'],
    'blood-pressure': ['બીપી 150/95 છે', 'હાઈ બીપીમાં અમલ ચાલુ રાખું?'],
    'fever-cough': ['તાવ ને ઉધરસ છે', 'ઉધરસમાં ઍન્ટિબાયોટિક લઉં?'],
  },
  bn: {
    'umrah-duty': ['উমরাহ করা কি ফরজ?', 'জীবনে একবার উমরাহ করতেই হবে?'],
    'kinds-of-hajj': ['তামাত্তু আর কিরানের পার্থক্য কী', 'হজের প্রকার কয়টি'],
    'money-phone': ['ওখানে কোন মুদ্রা আর কার্ড চলে কি', 'সিম কার্ড কীভাবে কিনব', 'প্লাগের অ্যাডাপ্টার লাগবে কি'],
    'prayer-when-ill': [
      'দাঁড়াতে কষ্ট, নামাজ বসে পড়া যাবে',
      'তায়াম্মুম কীভাবে করব',
      'চেয়ারে নামাজ পড়তে পারি',
      'অসুস্থ, বিছানায় নামাজ কীভাবে পড়ব',
    ],
    zamzam: ['কত লিটার জমজম আনতে পারব', 'লাগেজে জমজম নেওয়া কি নিষেধ'],
    food: ['মিনায় খাবার পাওয়া যায়', 'ক্যাম্পে ডায়াবেটিস নিয়ে কী খাব'],
    diabetes: ['ডায়াবেটিস রোগী কোন জুতা পরবে', 'দিনে কতবার সুগার মাপব', 'ডায়াবেটিস রোগী কী খেয়াল রাখবে'],
    insulin: ['তাঁবুতে ইনসুলিন কোথায় রাখব', 'ইনসুলিন হোটেলে ফেলে এসেছি', 'গরমের পর ইনসুলিন কি ভালো থাকে'],
    'blood-pressure': ['প্রেশার ১৫০/৯৫', 'প্রেশার বেশি, হজের কাজ চালিয়ে যাব?'],
    'fever-cough': ['জ্বর আর কাশি', 'জ্বরে কখন ডাক্তারের কাছে যাব'],
  },
  fr: {
    'umrah-duty': ['La Omra est-elle une obligation ?', 'Dois-je faire une Omra dans ma vie ?'],
    'kinds-of-hajj': ['En quoi le tamattu diffère-t-il du qiran ?', 'Quels sont les types de Hajj ?'],
    'money-phone': [
      'Quelle monnaie là-bas, et la carte marche-t-elle ?',
      'Comment acheter une carte SIM ?',
      'Faut-il un adaptateur de prise ?',
    ],
    'prayer-when-ill': [
      'je ne peux pas rester debout, prier assis ?',
      'Comment faire le tayammum ?',
      'Puis-je prier sur une chaise ?',
      'Comment prier malade au lit ?',
    ],
    zamzam: ['Combien de litres de Zamzam puis-je ramener ?', 'Le Zamzam est-il permis en soute ?'],
    food: ['Nous donne-t-on à manger à Mina ?', 'Que manger au camp avec du diabète ?'],
    diabetes: ['Quelles chaussures pour un diabétique ?', 'Combien de fois par jour mesurer ma glycémie ?'],
    insulin: [
      "Où garder l'insuline dans la tente ?",
      "J'ai oublié mon insuline à l'hôtel",
      "L'insuline est-elle encore bonne après la chaleur ?",
    ],
    'blood-pressure': ['tension 15/9', 'À quelle tension est-ce dangereux ?'],
    'fever-cough': ["J'ai de la fièvre et je tousse", 'Quand consulter pour une fièvre ?'],
  },
  de: {
    'umrah-duty': ['Ist Umra Pflicht?', 'Muss ich im Leben einmal zur Umra?'],
    'kinds-of-hajj': ['Worin unterscheiden sich Tamattu und Qiran?', 'Welche Arten des Hadsch gibt es?'],
    'money-phone': [
      'Welches Geld gibt es dort und geht die Karte?',
      'Wie kaufe ich eine SIM-Karte?',
      'Brauche ich einen Steckdosenadapter?',
    ],
    'prayer-when-ill': [
      'Stehen geht nicht, kann ich sitzend beten?',
      'Wie mache ich Tayammum?',
      'Kann ich auf dem Stuhl beten?',
      'Wie bete ich krank im Bett?',
    ],
    zamzam: ['Wie viele Liter Zamzam darf ich mitbringen?', 'Ist Zamzam im Aufgabegepäck erlaubt?'],
    food: ['Bekommen wir in Mina zu essen?', 'Gibt es in Mina Essen für Diabetiker?'],
    diabetes: ['Welche Schuhe trägt ein Diabetiker?', 'Wie oft am Tag messe ich den Zucker?'],
    insulin: [
      'Wo bewahre ich Insulin im Zelt auf?',
      'Insulin im Hotel vergessen',
      'Ist Insulin nach der Hitze noch gut?',
    ],
    'blood-pressure': ['Blutdruck 150/95', 'Mit hohem Blutdruck weitermachen?'],
    'fever-cough': ['Fieber und Husten', 'Antibiotika bei Husten?'],
  },
  it: {
    'umrah-duty': ["l'Umrah è obbligatoria?", 'devo fare l’Umrah almeno una volta nella vita?'],
    'kinds-of-hajj': ['in che cosa il tamattu è diverso dal qiran', 'quali tipi di hajj esistono'],
    'money-phone': [
      'che soldi si usano lì e la carta funziona?',
      'come compro una SIM',
      'serve un adattatore per la presa?',
    ],
    'prayer-when-ill': [
      'non posso stare in piedi, posso pregare seduta?',
      'come faccio il tayammum',
      'posso pregare sulla sedia?',
      'come prego malato a letto',
    ],
    zamzam: ['quanti litri di Zamzam posso portare indietro', 'lo Zamzam è permesso nel bagaglio da stiva?'],
    food: ['a Mina ci danno da mangiare?', 'che cosa mangio al campo con il diabete'],
    diabetes: ['quali scarpe porta un diabetico', 'quante volte al giorno misuro la glicemia'],
    insulin: [
      "dove tengo l'insulina in tenda",
      "ho dimenticato l'insulina in albergo",
      "l'insulina è ancora buona dopo il caldo?",
    ],
    'blood-pressure': ['pressione 150/95', 'posso continuare con la pressione alta'],
    'fever-cough': ['febbre e tosse', 'con la febbre quando vado dal dottore'],
  },
  es: {
    'umrah-duty': ['¿La Umrah es obligatoria?', '¿tengo que hacer la Umrah una vez en la vida?'],
    'kinds-of-hajj': ['en qué se diferencian tamattu y qiran', 'qué tipos de hajj existen'],
    'money-phone': [
      'qué moneda se usa allí y sirve la tarjeta',
      'cómo compro una tarjeta SIM',
      'hace falta adaptador de enchufe?',
    ],
    'prayer-when-ill': [
      'no aguanto de pie, puedo rezar sentada?',
      'cómo hago tayammum',
      'puedo rezar en una silla?',
      'cómo rezo enfermo en la cama',
    ],
    zamzam: ['cuántos litros de Zamzam puedo traer', 'se permite Zamzam en el equipaje facturado?'],
    food: ['nos dan comida en Mina?', 'qué como con diabetes en el campamento'],
    diabetes: ['qué zapatos lleva un diabético', 'cuántas veces al día me mido el azúcar'],
    insulin: [
      'dónde guardo la insulina en la tienda',
      'olvidé la insulina en el hotel',
      'sirve la insulina después del calor?',
    ],
    'blood-pressure': ['tensión 150/95', 'puedo seguir con la tensión alta'],
    'fever-cough': ['fiebre y tos', 'con fiebre cuándo voy al doctor'],
  },
  ru: {
    'umrah-duty': ['Обязательна ли умра?', 'Надо ли совершить умру раз в жизни?'],
    'kinds-of-hajj': ['В чём отличие таматту от кирана?', 'Какие бывают виды хаджа?'],
    'money-phone': [
      'Какая там валюта и работает ли карта?',
      'Как купить сим-карту?',
      'Нужен ли переходник для розетки?',
    ],
    'prayer-when-ill': [
      'Стоять не могу, можно намаз сидя?',
      'Как делать таяммум?',
      'Можно молиться на стуле?',
      'Как молиться больному в постели?',
    ],
    zamzam: ['Сколько литров Замзама можно привезти?', 'Разрешён ли Замзам в багаже?'],
    food: ['Нас кормят в Мине?', 'Что есть в лагере при диабете?'],
    diabetes: ['Какую обувь носить диабетику?', 'Сколько раз в день мерить сахар?'],
    insulin: [
      'Где держать инсулин в палатке?',
      'Забыл инсулин в гостинице',
      'Годится ли инсулин после жары?',
    ],
    'blood-pressure': ['давление 150/95', 'Продолжать ли с высоким давлением?'],
    'fever-cough': ['температура и кашель', 'с кашлем и температурой к врачу когда'],
  },
};

describe.each(languageCodes)('in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const cases = Object.entries(questions[language]).flatMap(([topic, texts]) =>
    texts.map((text) => [topic, text] as const),
  );

  it.each(cases)('finds the topic %s: %s', (topic, text) => {
    const decision = decide({ text, agentType: 'travel', previous: null });
    expect(decision).toMatchObject({ kind: 'passages' });
    expect(decision.kind === 'passages' ? decision.passages[0] : '').toBe(`practical:${topic}`);
  });
});
