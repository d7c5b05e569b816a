import type { Language } from '../../text/languages.ts';

/** How people name a value of the body in one language. Divided by spaces. */
export interface ValueWords {
  readonly sugar: string;
  readonly pressure: string;
  readonly oxygen: string;
  /** Words for a temperature of the body. That of the air has none of these. */
  readonly fever: string;
  /** Between the two numbers of a pressure, besides a slash. */
  readonly over: string;
  /** After a number that counts something else: "sugar 3 times a day". */
  readonly counted: string;
  /** A value that was measured before, unless a word for "now" is beside it. */
  readonly past: string;
  readonly now: string;
  /** A target or a limit, which is no one's value. */
  readonly limits: string;
  /** Words that ask for a limit, with one of `limits` or `too` and none of `own`: "what sugar is too low?". */
  readonly asks: string;
  readonly too: string;
  /** Words for someone whose value it is, or who asks what to do. */
  readonly own: string;
  /** Words that call for help, or say that someone feels something or that a value falls. */
  readonly calls: string;
  /** Words that may be beside a value without anything happening. */
  readonly others: string;
}

export const valueWords: Readonly<Record<Language, ValueWords>> = {
  en: {
    sugar: 'sugar glucose bg bgl sugars',
    pressure: 'bp pressure',
    oxygen: 'oxygen spo2 o2 sats saturation oximeter',
    fever: 'fever feverish',
    over: 'over on by',
    counted: `riyals riyal dollars pounds rupees euros sr km metres meters cups cup teas times time x days day years year hours hour minutes weeks months spoon spoons spoonfuls teaspoons grams g kg
      tablets pills unit units cubes packets people old litres liters litre liter l bottles cylinders`,
    past: 'was were had yesterday ago',
    now: 'now just currently still',
    limits: 'target goal normal range ideal healthy limit aim usual considered recommended',
    asks: 'what which how when',
    too: 'too low high dangerous',
    own: 'my mine his her hers he she i im me our we do help have has feel',
    calls: 'help feel feels feeling low lower dropped dropping fell falling weak',
    others:
      'blood reading today now this morning level mg dl mmol mmhg percent degrees celsius fahrenheit low high mean does measured measures shows showing reads read tested says came back only',
  },
  ar: {
    sugar: 'سكر السكر سكري السكري سكرها سكره جلوكوز الجلوكوز',
    pressure: 'bp ضغط الضغط ضغطي ضغطه ضغطها',
    oxygen: 'أكسجين الأكسجين اكسجين الاكسجين أكسجيني أوكسجين الأوكسجين',
    fever: 'حمى الحمى حرارتي حرارته حرارتها سخونة سخونية',
    over: 'على',
    counted: 'مرات مرة أيام يوم سنة سنوات ساعات ساعة ملاعق ملعقة حبات حبة وحدة وحدات لتر',
    past: 'كان كانت أمس امس البارحة',
    now: 'الآن الان دحين هلأ هسه',
    limits: 'الطبيعي طبيعي الطبيعية المعدل معدل المستهدف هدف حد المثالي',
    asks: 'ما كم أي متى ماهو',
    too: 'منخفض منخفضا خطير خطر جدا مرتفع نقص هبوط',
    own: 'عندي عنده عندها لدي سكري سكره سكرها ماذا أفعل افعل اسوي أعمل ساعدوني زوجي زوجتي',
    calls: 'ساعدوني ساعدني النجدة أشعر اشعر أحس احس حاسس منخفض منخفضا نزل هبط هبوط نقص',
    others:
      'الدم دم اليوم الآن الان صار وصل وصلت وصلته نسبة قراءة ملغ مليمول زئبق مئوية درجة منخفض مرتفع عنده عندها عندي قاس قاسوا قياس أظهر يظهر',
  },
  ur: {
    sugar: 'شوگر شکر گلوکوز',
    pressure: 'bp پریشر بی پی بلڈپریشر بلڈ فشار',
    oxygen: 'آکسیجن اکسیجن',
    fever: 'بخار تپ',
    over: 'اوپر پر بٹا',
    counted: 'بار دفعہ مرتبہ دن سال گھنٹے چمچ گولیاں گولی یونٹ لیٹر',
    past: 'تھا تھی تھے کل',
    now: 'اب ابھی',
    limits: 'نارمل ہدف حد معمول عام ٹارگٹ',
    asks: 'کتنی کتنا کون کیا',
    too: 'کم زیادہ خطرناک',
    own: 'میری میرا میرے اس ان ہمارے کروں کریں مدد مجھے شوہر بیوی امی ابو والد والدہ',
    calls: 'مدد بچاؤ محسوس لگ کم گر گرگئی کمزوری',
    others:
      'بلڈ خون آج ابھی لیول ہو گئی گیا درجہ ڈگری فیصد کم زیادہ والد والدہ شوہر بیوی امی ابو کی ہے میری ناپی ناپا آئی آیا نکلی ابھی',
  },
  gu: {
    sugar: 'શુગર સુગર ગ્લુકોઝ ડાયાબિટીસ',
    pressure: 'bp પ્રેશર બીપી દબાણ',
    oxygen: 'ઓક્સિજન ઑક્સિજન',
    fever: 'તાવ',
    over: 'પર બાય',
    counted: 'વાર વખત દિવસ વર્ષ કલાક ચમચી ગોળી ગોળીઓ યુનિટ લિટર',
    past: 'હતું હતી હતો ગઈકાલે',
    now: 'હવે અત્યારે હમણાં',
    limits: 'નોર્મલ સામાન્ય લક્ષ્ય હદ',
    asks: 'કેટલું કેટલી કેટલો કયું શું',
    too: 'ઓછું ઓછી વધારે જોખમી',
    own: 'મારું મારી મારો મારા તેમનું એમનું કરું કરવું મદદ મને પતિ પત્ની',
    calls: 'મદદ બચાવો લાગે ઓછું ઓછી ઘટી નબળાઈ',
    others: 'બ્લડ લોહીનું લોહીમાં આજે અત્યારે થઈ ગયું ગઈ આવ્યું ડિગ્રી ટકા ઓછું વધારે મારું પતિ પત્ની માપ્યું માપ્યો બતાવે',
  },
  bn: {
    sugar: 'সুগার শর্করা গ্লুকোজ',
    pressure: 'bp প্রেশার প্রেসার বিপি রক্তচাপ',
    oxygen: 'অক্সিজেন',
    fever: 'জ্বর',
    over: 'বাই',
    counted: 'বার দিন বছর ঘণ্টা চামচ ট্যাবলেট বড়ি ইউনিট লিটার',
    past: 'ছিল গতকাল',
    now: 'এখন এইমাত্র',
    limits: 'স্বাভাবিক নরমাল লক্ষ্য সীমা',
    asks: 'কত কতটা কোন কী কি',
    too: 'কম বেশি বিপজ্জনক',
    own: 'আমার তার ওর আমাদের করব করবো সাহায্য আমি স্বামীর স্ত্রীর মার বাবার',
    calls: 'সাহায্য বাঁচান লাগছে কম কমে নেমে দুর্বল',
    others: 'ব্লাড রক্তে রক্তের আজ এখন হয়েছে আমার ডিগ্রি শতাংশ কম বেশি স্বামীর স্ত্রীর মার বাবার মেপেছি মাপলাম দেখাচ্ছে',
  },
  fr: {
    sugar: 'sucre glycémie glycemie glucose dextro',
    pressure: 'tension ta pression',
    oxygen: 'oxygène oxygene saturation spo2 o2 oxymètre',
    fever: 'fièvre fievre',
    over: 'sur',
    counted:
      'fois jours jour ans an heures heure cuillères cuillère grammes comprimés unités litres morceaux',
    past: 'était etait hier avait',
    now: 'maintenant actuellement encore',
    limits: 'objectif cible normale normal limite seuil idéale',
    asks: 'quelle quel combien quand',
    too: 'trop basse bas dangereuse',
    own: 'ma mon mienne mien mes sa son je j ai il elle nous faire fais aide aidez mari femme',
    calls: 'aide aidez secours sens sent basse bas baisse chuté tombé tombée faible',
    others:
      'sang artérielle aujourd hui maintenant actuellement ma mon degrés pour cent taux basse haute mg dl mmol mari femme mesurée mesuré affiche indique seulement',
  },
  de: {
    sugar: 'zucker blutzucker zuckerwert glukose blutzuckerwert',
    pressure: 'blutdruck rr druck',
    oxygen: 'sauerstoff sauerstoffsättigung sättigung spo2 o2',
    fever: 'fieber',
    over: 'zu auf',
    counted: 'mal tage tag jahre jahr stunden stunde löffel gramm tabletten einheiten liter stück würfel',
    past: 'war gestern hatte',
    now: 'jetzt gerade noch',
    limits: 'ziel zielwert normal normalwert normale grenze ideal',
    asks: 'wie welcher was welche wann',
    too: 'niedrig gefährlich hoch',
    own: 'mein meine meinem meiner meins ich mir er sie ihr sein wir tun mache hilfe habe hat mann frau',
    calls: 'hilfe helft helfen fühle fühlt niedrig gefallen gesunken sinkt schwach',
    others:
      'blut wert heute jetzt gerade bei liegt beträgt grad prozent niedrig hoch mann frau gemessen zeigt misst nur',
  },
  it: {
    sugar: 'glicemia zucchero zuccheri glucosio',
    pressure: 'pressione pa',
    oxygen: 'ossigeno saturazione spo2 o2',
    fever: 'febbre',
    over: 'su con',
    counted: 'volte giorni giorno anni ore cucchiai cucchiaini grammi compresse unità litri zollette',
    past: 'era ieri aveva',
    now: 'adesso ora ancora',
    limits: 'obiettivo normale limite ideale valori',
    asks: 'quale quanto quanta quando che',
    too: 'troppo bassa basso pericolosa',
    own: 'mio mia miei suo sua io ho ha lui lei noi fare faccio aiuto marito moglie',
    calls: 'aiuto aiutatemi aiutami sento sente bassa basso scesa sceso cala debole',
    others:
      'sangue arteriosa oggi adesso ora la mia il mio gradi per cento bassa alta marito moglie misurata misurato segna solo',
  },
  es: {
    sugar: 'azúcar azucar glucosa glucemia glicemia',
    pressure: 'presión presion tensión tension',
    oxygen: 'oxígeno oxigeno saturación saturacion spo2 o2',
    fever: 'fiebre',
    over: 'sobre con',
    counted:
      'veces días día años horas hora cucharadas cucharaditas gramos pastillas unidades litros terrones',
    past: 'era estaba ayer tenía',
    now: 'ahora todavía',
    limits: 'objetivo meta normal límite ideal',
    asks: 'qué cuál cuánto cuánta cuándo que',
    too: 'demasiado baja bajo peligrosa',
    own: 'mi mis mío mía su sus yo tengo tiene él ella nosotros hacer hago ayuda marido esposa',
    calls: 'ayuda ayúdenme ayúdame siento siente baja bajo bajó bajado débil',
    others:
      'sangre arterial hoy ahora mi la el grados por ciento baja alta marido esposa medido medida marca solo',
  },
  ru: {
    sugar: 'сахар глюкоза глюкозы сахара',
    pressure: 'давление давления ад',
    oxygen: 'кислород сатурация сатурации кислорода спо2',
    fever: 'лихорадка жар температурит',
    over: 'на',
    counted:
      'раз раза дня дней день лет года часов часа ложки ложек таблетки таблеток единиц литров литра грамм кусочков',
    past: 'был была было вчера',
    now: 'сейчас теперь ещё',
    limits: 'цель целевой норма нормальный нормальное предел нормы',
    asks: 'какой какая какое сколько когда что',
    too: 'низкий слишком опасный',
    own: 'мой моя моё меня мне у него неё нас я делать помогите мужа жены',
    calls: 'помогите помоги помощь чувствую чувствует низкий упал упала упало падает слабость',
    others:
      'крови кровь сегодня сейчас мой моё у меня градусов процентов низкий высокий мужа жены мг дл ммоль л измерили показывает намерили только',
  },
};
