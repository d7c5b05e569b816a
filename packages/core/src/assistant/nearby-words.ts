import type { Language } from '../text/languages.ts';

/** How people ask where something is. Divided by spaces. */
export interface NearbyWords {
  /** At least one of these asks for a place. */
  readonly where: string;
  /** Words that may be beside it, besides stop words. */
  readonly others: string;
  /** Exits, gates, lifts and stairs. */
  readonly ways: string;
  /** Words that may be beside a way. */
  readonly besideWays: string;
  /** Words for machines and offices that give or change money. */
  readonly banks: string;
  /** Words for other things too, which name a bank beside a word for money: "bureau de change". */
  readonly offices: string;
  /** One of each is needed where no bank is named: "change money". */
  readonly changing: string;
  readonly money: string;
}

export const nearbyWords: Readonly<Record<Language, NearbyWords>> = {
  en: {
    where: 'where wheres nearest closest',
    others: 'nearest closest near nearby find get here free',
    ways: 'exit exits gate gates door doors lift lifts elevator elevators escalator escalators stairs entrance out',
    besideWays: 'way moving mosque haram masjid hotel building station floor king fahd abdulaziz number',
    banks: 'atm atms cashpoint bank exchange exchanger bureau moneychanger cashmachine',
    offices: '',
    changing: 'change changing withdraw exchange get draw swap machine changer',
    money: 'money cash currency riyals riyal rupees pounds dollars euros office point',
  },
  ar: {
    where: 'أين اين وين فين منين',
    others: 'أقرب اقرب قريب أجد اجد ألقى القى نجد هنا',
    ways: 'مخرج المخرج مخارج باب الباب بوابة البوابة أبواب الأبواب مصعد المصعد أصنصير الأصنصير اسانسير الاسانسير سلم السلم درج الدرج سلالم السلالم مدخل المدخل',
    besideWays:
      'الكهربائي كهربائي المتحرك متحرك المتحركة الكهربائية الحرم المسجد الفندق رقم الملك فهد الخروج الطابق',
    banks: 'صراف صرافا الصراف صرافة الصرافة مصرف مصرفا بنك بنكا البنك صرافات',
    offices: '',
    changing: 'أصرف اصرف نصرف صرف أغير اغير نغير تغيير أبدل ابدل أسحب اسحب سحب تحويل أحول مكتب محل',
    money:
      'نقود النقود فلوس الفلوس فلوسي مال المال عملة العملة عملات العملات ريال ريالات آلي آليا الآلي مكتب محل',
  },
  ur: {
    where: 'کہاں کدھر',
    others: 'قریب قریبی ترین نزدیک نزدیکی ملے ملتا ملتی ملیں لوں',
    ways: 'گیٹ دروازہ دروازے لفٹ ایسکلیٹر ایسکیلیٹر سیڑھی سیڑھیاں نکلنے نکاس خارجی ایگزٹ مین',
    besideWays: 'باہر راستہ رستہ برقی خودکار چلنے والی والا والے حرم مسجد ہوٹل نمبر جانے',
    banks: 'بینک بنک ایکسچینج اے ٹی ایم ATM',
    offices: '',
    changing: 'بدلوں بدلیں بدلنے بدلنا بدلوا تبدیل نکالوں نکالیں نکالنے نکلوانے منی کروں کروائیں',
    money: 'پیسے پیسہ رقم کرنسی ریال روپے نقد منی',
  },
  gu: {
    where: 'ક્યાં ક્યા કયાં',
    others: 'નજીક નજીકનું નજીકની નજીકનો નજીકમાં મળે મળશે મળી આવેલું',
    ways: 'દરવાજો દરવાજા ગેટ લિફ્ટ એસ્કેલેટર એસ્કેલેટર સીડી દાદર બહાર નીકળવાનો નીકળવાનું એક્ઝિટ',
    besideWays: 'જવાનો જવાની રસ્તો માર્ગ ચાલતી ચાલતો હરમ મસ્જિદ હોટેલ નંબર',
    banks: 'એટીએમ બેંક બૅંક એક્સચેન્જ એક્સચેંજ ATM',
    offices: '',
    changing: 'બદલાવું બદલવા બદલી બદલું બદલાવવા ઉપાડું ઉપાડવા ઉપાડી કાઢું મની',
    money: 'પૈસા પૈસો રોકડ ચલણ રિયાલ રૂપિયા મની',
  },
  bn: {
    where: 'কোথায় কোথা কই',
    others: 'কাছের কাছে কাছাকাছি নিকটতম পাব পাবো পাওয়া যাবে',
    ways: 'গেট দরজা লিফট এসকেলেটর এস্কেলেটর সিঁড়ি বের বেরোনোর বাহির প্রস্থান',
    besideWays: 'হওয়ার পথ রাস্তা চলন্ত হারাম হারামের মসজিদ মসজিদের হোটেল নম্বর বাইরে যাওয়ার',
    banks: 'এটিএম ব্যাংক এক্সচেঞ্জ মানিচেঞ্জার ATM',
    offices: '',
    changing: 'ভাঙাব ভাঙাবো ভাঙানো ভাঙাতে বদলাব বদলাবো বদলাতে তুলব তুলবো তুলতে মানি করব',
    money: 'টাকা মুদ্রা রিয়াল নগদ ডলার মানি',
  },
  fr: {
    where: 'où ou',
    others: 'roulant roulants plus proche proches près trouver trouve avoir ici',
    ways: 'sortie sorties porte portes ascenseur ascenseurs escalator escalators escalier escaliers entrée',
    besideWays: 'mécanique mosquée haram hôtel numéro roi fahd',
    banks: 'distributeur distributeurs dab banque change',
    offices: 'bureau guichet',
    changing: 'changer change retirer échanger retrait',
    money: 'argent billets monnaie espèces devises liquide euros riyals automatique change',
  },
  de: {
    where: 'wo',
    others: 'nächste nächsten nächster nächstes nächstgelegene finde finden bekomme gibt es hier',
    ways: 'ausgang ausgänge tor tore tür türen aufzug aufzüge lift fahrstuhl rolltreppe rolltreppen treppe treppen eingang',
    besideWays: 'moschee haram hotel nummer könig fahd',
    banks: 'geldautomat geldautomaten bankomat bank wechselstube wechselstuben',
    offices: '',
    changing: 'wechseln wechsle umtauschen tauschen tausche abheben hebe',
    money: 'geld bargeld währung euro riyal rial ab',
  },
  it: {
    where: 'dove dovè',
    others: 'vicino vicina vicini trovo trovare più qui cè',
    ways: 'uscita uscite porta porte ascensore ascensori scala scale entrata ingresso',
    besideWays: 'mobile mobili moschea haram hotel numero re fahd',
    banks: 'bancomat banca cambiavalute cambio',
    offices: 'ufficio sportello',
    changing: 'cambiare cambio prelevare prelevo ritirare',
    money: 'soldi denaro contanti valuta euro riyal automatico cambio',
  },
  es: {
    where: 'dónde donde',
    others: 'cercano cercana cerca encuentro encontrar consigo conseguir están aquí más',
    ways: 'salida salidas puerta puertas ascensor ascensores elevador escalera escaleras entrada',
    besideWays: 'mecánica mecánicas eléctrica eléctricas mezquita haram hotel número rey fahd',
    banks: 'cajero cajeros banco cambio',
    offices: 'casa',
    changing: 'cambiar cambio sacar saco retirar',
    money: 'dinero efectivo moneda divisas euros riales automático cambio',
  },
  ru: {
    where: 'где',
    others: 'ближайший ближайшая ближайшую ближайшее ближайшие найти взять тут здесь получить находится',
    ways: 'выход выходы ворота дверь двери лифт лифты эскалатор эскалаторы лестница вход',
    besideWays: 'мечети мечеть харама харам гостинице отеле номер',
    banks: 'банкомат банкоматы банк обменник обменный',
    offices: '',
    changing: 'обменять поменять разменять снять обмен менять пункт',
    money: 'деньги валюту валюты наличные рубли доллары риалы обмена пункт',
  },
};
