import type { Language } from '../../text/languages.ts';

/** How people speak of an illness in one language, besides `ValueWords`. Divided by spaces. */
interface CareWords {
  readonly diabetes: string;
  readonly insulin: string;
  /** Storage and loss of insulin, by which no one is in danger yet. At least one of these has to be beside it. */
  readonly insulinCare: string;
  /** Feet, and what diabetics notice on them. */
  readonly feet: string;
  /** A cough and other illnesses with a fever. `ValueWords` has the fever itself. */
  readonly illness: string;
  /** What else people say of it, and for how long it lasts. */
  readonly illnessBeside: string;
  readonly places: string;
  /** A value that is high or rises. */
  readonly high: string;
  /** A value that is low or falls. */
  readonly low: string;
  /** A crowd and a crush in it. */
  readonly crush: string;
}

/** The words in Latin letters that people of several languages use. */
export const latinSugar = 'sugar suger shugar shuger sokkar elsokkar sokari diabetes';

export const careWords: Readonly<Record<Language, CareWords>> = {
  en: {
    diabetes: 'diabetes diabetic',
    insulin: 'insulin insuline',
    insulinCare: `sun sunlight forgot forgotten forget left lost missed skipped keep store storing kept put fridge refrigerator cool cold hot heat warm
      froze frozen spoiled spoilt bad good ice finished ran out runs empty pharmacy buy plane luggage`,
    feet: 'foot feet toe toes heel wound wounds blister blisters sore cut numb shoes sandals swollen',
    illness: 'cough coughing coughs flu',
    illnessBeside:
      'stop stops stopping wont t away lasts lasting cold throat sore since yesterday night day days week two three morning evening really bit little slight mild got caught everyone',
    places: 'tent camp hotel home bus mina arafat makkah',
    high: 'high higher highest rise rises rising risen rose spike spiked spiking elevated hyperglycemia hyperglycaemia',
    low: 'low lower drop drops dropped dropping fell falls falling fallen crash crashed crashing',
    crush: 'crowd crowds stampede stampedes crush',
  },
  ar: {
    diabetes: 'السكري سكري السكر',
    insulin:
      'إنسولين الإنسولين انسولين الانسولين أنسولين الأنسولين إنسولينه إنسوليني انسوليني إنسولينها انسولينه انسولينها',
    insulinCare: `شمس الشمس نسي نسيت نسيه نسينا ضاع ضيعت ضيع فاتتني فاتني فاتته جرعة الجرعة إبرة ابرة الإبرة أحفظ احفظ نحفظ أحط احط أضع اضع وين فين الثلاجة ثلاجة
      بارد باردا أبرد ابرد سخن حر الحر الحرارة حار خرب يخرب يفسد فسد تجمد ثلج الثلج خلص نفد انتهى صيدلية أشتري اشتري الطائرة الحقيبة`,
    feet: 'قدم القدم قدمي قدمه رجل رجلي رجله رجولي قدمين جرح جروح فقاعة تنميل خدر حذاء نعل متورمة',
    illness: 'كحة الكحة سعال السعال زكام الزكام إنفلونزا انفلونزا أكح اكح يكح تكح أسعل',
    illnessBeside:
      'تروح تخف توقف تقف يروح يخف يذهب رشح حلق الحلق منذ أمس امس الليل ليلة أيام ايام يومين يوم أسبوع الصبح صباحا خفيفة شوي شوية كل',
    places: 'الخيمة خيمة المخيم مخيم الفندق البيت الباص منى عرفات مكة',
    high: 'مرتفع مرتفعا مرتفعة عالي عال عالية ارتفع ارتفاع يرتفع زائد زاد طالع طلع',
    low: 'منخفض منخفضا نازل نزل نزول هبط هبوط انخفض انخفاض نقص واطي',
    crush: 'زحام ازدحام زحمة تدافع التدافع',
  },
  ur: {
    diabetes: 'ذیابیطس شوگر',
    insulin: 'انسولین انسولن انسلین insulin',
    insulinCare: `دھوپ dhoop بھول بھولا بھولی گم رہ گھر رکھوں رکھیں رکھنا رکھ کہاں فریج ٹھنڈی ٹھنڈا گرم گرمی خراب ٹھیک جم برف ختم خوراک ٹیکہ انجکشن فارمیسی خریدنا جہاز سامان
      bhool kahan rakhun rakhein rakhe rakhen fridge thandi garam garmi kharab khatam gum`,
    feet: 'پاؤں پیر ایڑی انگلی زخم چھالا چھالے سن جوتے چپل سوجن',
    illness: 'کھانسی کھانس کھانستے زکام نزلہ فلو bukhar khansi zukam nazla',
    illnessBeside:
      'رک رکتی رہی جا گلا خراب سے کل رات دن دنوں ہفتے دو تین صبح شام ہلکا تھوڑا سب چڑھ آیا آ رہا رہی hai ho hua gaya gayi aur mujhe ko se din raat kya karun karoon karein',
    places: 'خیمے خیمہ کیمپ ہوٹل گھر بس منیٰ عرفات مکہ hotel tent mina mein',
    high: 'ہائی بڑھ بڑھی بڑھا بڑھتی زیادہ high barh barhi barha zyada ziada ziyada',
    low: 'کم گر گری گرگئی لو kam gir giri low',
    crush: 'ہجوم بھیڑ بھگدڑ bhagdar bhagdad',
  },
  gu: {
    diabetes: 'ડાયાબિટીસ મધુપ્રમેહ',
    insulin: 'ઇન્સ્યુલિન ઈન્સ્યુલિન ઇન્સુલિન insulin',
    insulinCare: `તડકામાં તડકે ભૂલી ભૂલ ખોવાઈ રહી ઘરે રાખું રાખવું રાખીએ મૂકું મૂકવું ક્યાં ફ્રિજ ઠંડું ઠંડુ ગરમ ગરમી ગરમીથી બગડી બગડે જામી બરફ ખલાસ પૂરું ડોઝ ઇન્જેક્શન દવાની દુકાન
      વિમાનમાં સામાન bhuli kya rakhu fridge thandu garam garmi bagdi khalas`,
    feet: 'પગ પગે પગમાં એડી ઘા ફોલ્લો ફોલ્લા બહેરા જૂતાં ચંપલ સોજો',
    illness: 'ઉધરસ ખાંસી શરદી ફ્લૂ tav udhras khansi shardi',
    illnessBeside:
      'મટતી મટતો મટે ગળું કાલથી ગઈકાલથી રાત્રે રાતથી દિવસ દિવસથી બે ત્રણ સવારથી થોડો થોડી બધા આવ્યો આવે ચડ્યો ને avyo che chhe ane mane su karu karvu',
    places: 'તંબુમાં કૅમ્પમાં કેમ્પમાં હોટેલમાં ઘરે બસમાં મિનામાં અરફાતમાં મક્કામાં tambu hotel mina ma',
    high: 'હાઈ વધી વધે વધારે વધુ વધેલી vadhi vadhe vadhare high',
    low: 'ઓછું ઓછી ઓછો ઘટી ઘટે લો ghati ochhi ochi low',
    crush: 'ભીડ ભીડમાં ભીડમાંથી નાસભાગ નાસભાગમાં ધક્કામુક્કી ધક્કામુક્કીમાં',
  },
  bn: {
    diabetes: 'ডায়াবেটিস সুগার',
    insulin: 'ইনসুলিন insulin',
    insulinCare: `রোদে ভুলে গেছেন ফেলেছি এসেছি এসেছেন ভুলেছি ভুলেছেন হারিয়ে হারিয়েছি রেখে ফেলে রাখব রাখবো রাখা কোথায় ফ্রিজ ফ্রিজে ঠান্ডা গরম গরমে নষ্ট ভালো জমে বরফে শেষ ডোজ ইনজেকশন ফার্মেসি কিনব বিমানে
      বাড়িতে হোটেলে তাঁবুতে বাসে মিনায় আরাফাতে মক্কায় bhule kothay rakhbo fridge gorome nosto shesh`,
    feet: 'পা পায়ে পায়ের গোড়ালি ঘা ফোসকা অবশ জুতা স্যান্ডেল ফোলা',
    illness: 'কাশি কাশছে কাশে সর্দি ফ্লু jor kashi shordi',
    illnessBeside:
      'কমছে যাচ্ছে থামছে ঠান্ডা গলা গলায় ব্যথা কাল থেকে রাতে দিন দিনের তিন দুই সকাল হালকা একটু সবাই আসছে এসেছে উঠেছে hoyeche hoise ache ar amar ki korbo',
    places: 'তাঁবুতে ক্যাম্পে হোটেলে বাড়িতে বাসে মিনায় আরাফাতে মক্কায় hotel tabu mina te',
    high: 'বেশি বেড়ে বেড়েছে বাড়ছে বাড়তি হাই উচ্চ beshi bere barche high',
    low: 'কম কমে কমেছে নেমে লো kome kom low',
    crush: 'ভিড় ভিড়ে ভিড়ের পদদলন পদদলিত পদদলনের',
  },
  fr: {
    diabetes: 'diabète diabétique',
    insulin: 'insuline',
    insulinCare: `soleil oublié oubliée oublie perdu perdue laissé laissée manqué sauté garder garde conserver ranger mettre frigo réfrigérateur frais froid
      chaud chaleur gelé gelée congelé abîmée bonne glace finie fini dose piqûre injection pharmacie acheter avion bagage maison`,
    feet: 'pied pieds orteil talon plaie ampoule ampoules chaussures sandales enflé enflés',
    illness: 'toux tousse tousser rhume grippe',
    illnessBeside:
      'passe dure arrête gorge depuis hier nuit jours jour deux trois matin soir peu légère légèrement tout monde',
    places: 'tente camp hôtel maison bus mina arafat',
    high: 'haut haute élevé élevée élevés monte monté montée hyperglycémie',
    low: 'bas basse baisse chute chuté tombé tombée hypoglycémie',
    crush: 'foule bousculade cohue',
  },
  de: {
    diabetes: 'diabetes zuckerkrankheit',
    insulin: 'insulin',
    insulinCare: `sonne vergessen vergaß verloren liegen gelassen ausgelassen verpasst aufbewahren bewahre lagern lagere kühlschrank kühl kalt heiß warm
      hitze gefroren eingefroren schlecht gut eis alle leer dosis spritze apotheke kaufen flugzeug gepäck zuhause hause`,
    feet: 'fuß füße füßen zeh zehen ferse wunde blase blasen taub schuhe sandalen geschwollen',
    illness: 'husten huste hustet erkältung schnupfen grippe',
    illnessBeside:
      'geht weg hört hals halsschmerzen seit gestern nacht nachts tagen tage zwei drei morgen abend leicht leichtes etwas bisschen',
    places: 'zelt lager hotel zuhause hause bus mina arafat mekka',
    high: 'hoch hohe hoher hohen erhöht gestiegen steigt überzucker',
    low: 'niedrig niedriger gefallen fällt gesunken sinkt unterzucker unterzuckert',
    crush: 'menge menschenmenge massenpanik gedränge',
  },
  it: {
    diabetes: 'diabete diabetica diabetico',
    insulin: 'insulina',
    insulinCare: `sole dimenticato dimenticata scordato perso persa lasciato lasciata saltato saltata tengo tenere conservo conservare metto mettere frigo
      frigorifero fresco freddo caldo congelata guasta buona ghiaccio finita finito dose iniezione farmacia comprare aereo bagaglio casa`,
    feet: 'piede piedi dito tallone ferita vescica vesciche scarpe sandali gonfio gonfi',
    illness: 'tosse tossisco tossisce raffreddore influenza',
    illnessBeside:
      'passa passano smette gola ieri notte giorni giorno due tre mattina sera poco leggera tutti',
    places: 'tenda campo albergo casa autobus mina arafat',
    high: 'alta alto altissima alti salita sale aumentata iperglicemia',
    low: 'bassa basso scesa scende calata cala ipoglicemia',
    crush: 'folla calca ressa',
  },
  es: {
    diabetes: 'diabetes diabético diabética',
    insulin: 'insulina',
    insulinCare: `sol olvidé olvidó olvidado perdí perdió perdido dejé dejó salté guardo guardar poner pongo nevera frigorífico fresca fría calor
      caliente congeló congelada estropeó mala buena hielo acabó terminó dosis inyección farmacia comprar avión equipaje casa`,
    feet: 'pie pies dedo talón herida ampolla ampollas zapatos sandalias hinchado hinchados',
    illness: 'tos toso tose resfriado gripe',
    illnessBeside:
      'quita pasa para garganta desde ayer anoche noche días día dos tres mañana tarde poco leve todos',
    places: 'tienda campamento hotel casa autobús mina arafat',
    high: 'alto alta altos sube subió subido elevado elevada hiperglucemia',
    low: 'bajo baja bajó bajado cayó hipoglucemia',
    crush: 'multitud estampida avalancha aglomeración',
  },
  ru: {
    diabetes: 'диабет диабета',
    insulin: 'инсулин инсулина инсулином инсулину',
    insulinCare: `солнце солнца забыл забыла забыли потерял потеряла потеряли оставил оставила пропустил пропустила хранить держать положить класть холодильник
      холодильника холод холоде жара жаре жары нагрелся замёрз испортился портится лёд льду кончился закончился доза дозу укол аптека аптеке купить самолёте дома`,
    feet: 'нога ноге ноги ногах стопа стопе пятка рана ранка раны волдырь мозоль обувь сандалии онемели',
    illness: 'кашель кашля кашляю кашляет простуда насморк грипп',
    illnessBeside:
      'проходит прошёл горло вчера ночью ночь дней дня день два три утром вечером немного небольшая температура температуры все',
    places: 'палатке палатка лагере гостинице дома автобусе мине арафате',
    high: 'высокий высокая высокое высоким повышен повышенный повысился поднялся поднялось поднимается растёт вырос',
    low: 'низкий низкая низкое упал упало упала падает понизился снизился',
    crush: 'толпа толпе толпой толпы давка давке давку давки',
  },
};
