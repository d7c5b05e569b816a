import type { Language } from '@manasik/core/text/languages';

/** A question, and a part of the answer with Western digits and ordinary spaces. */
type Row = readonly [question: string, part: string];
type Rows = Readonly<Record<Language, readonly Row[]>>;

export const zakatQuestions: Rows = {
  en: [
    ['zakat on £5,000', '£125.00'],
    ['how much zakat do i pay on 14k pounds', '£350.00'],
    ['i have 100 grams of gold', '2.5 g of gold'],
    ['zakat on 5 lakh pakistani rupees', '12,500.00'],
  ],
  ar: [
    ['كم زكاة ٥٠٠٠ جنيه إسترليني', '125.00'],
    ['زكاة 100 جرام ذهب', '2.5 غرام'],
    ['عندي 10000 ريال سعودي كم زكاتها', '250.00'],
  ],
  ur: [
    ['5000 پاؤنڈ پر کتنی زکوٰۃ ہے', '125.00'],
    ['۵ لاکھ پاکستانی روپے کی زکات', '12,500.00'],
    ['10 تولہ سونا پر زکوٰۃ', '2.916'],
    ['mere pass 8 tola sona hai zakat kitni bnegi', '93.31 گرام سونے کا 2.5%'],
    ['mere paas 5 lakh pakistani rupaye hain zakat kitni', '12,500.00'],
  ],
  gu: [
    ['5000 પાઉન્ડ પર કેટલી ઝકાત', '125.00'],
    ['૧૦૦ ગ્રામ સોના પર ઝકાત', '2.5 ગ્રા'],
    ['2 લાખ ભારતીય રૂપિયા પર ઝકાત કેટલી', '5,000.00'],
    ['mari pase 100 gram sonu che jakat ketli', '100 ગ્રામ સોના પર 2.5%'],
  ],
  bn: [
    ['৫০০০ পাউন্ডে কত জাকাত', '125.00'],
    ['৫ লাখ টাকায় জাকাত কত', '12,500.00'],
    ['১০০ গ্রাম সোনার জাকাত', '2.5 গ্রা'],
    ['amar 5 lakh taka bank e ache 1 bochor zakat koto', '12,500.00'],
    ['amar 100 gram sona ache zakat koto', '100 গ্রাম সোনার 2.5%'],
  ],
  fr: [
    ['zakat sur 14 000 euros', '350,00'],
    ['combien de zakat pour 100 grammes d’or', '2,5 g d’or'],
    ['j’ai 5000 livres sterling', '125,00'],
  ],
  de: [
    ['Zakat auf 14.000 Euro', '350,00'],
    ['wie viel zakat für 100 gramm gold', '2,5 g Gold'],
    ['ich habe 5000 Pfund', '125,00'],
    ['ich habe 100 gramm Goldschmuck, wie viel zakat', '2,5 g Gold'],
    ['ich habe 600 gramm Silberschmuck, wie viel zakat', '15 g Silber'],
  ],
  it: [
    ['zakat su 14.000 euro', '350,00'],
    ['quanta zakat per 100 grammi d’oro', '2,5 g d’oro'],
    ['ho 5000 sterline', '125,00'],
  ],
  es: [
    ['zakat de 14.000 euros', '350,00'],
    ['cuanto zakat por 100 gramos de oro', '2,5 g de oro'],
    ['tengo 5000 libras', '125,00'],
  ],
  ru: [
    ['закят с 14 000 евро', '350,00'],
    ['сколько закята со 100 граммов золота', '2,5 г золота'],
    ['закят с 500 тыс рублей', '12 500,00'],
  ],
};

export const unitQuestions: Rows = {
  en: [
    ['how many km is 10 miles', '16.09 kilometres'],
    ['half a mile in km', '0.805 kilometres'],
    ['40 degrees celsius in fahrenheit', '104 degrees Fahrenheit'],
    ['how many grams in a tola', '11.66 grams'],
    ['whats 12 stone in kg', '76.2 kilograms'],
    ['2 pints to litres', '1.14 litres'],
  ],
  ar: [
    ['كم كيلومتر تساوي 10 أميال', '16.09'],
    ['٤٠ درجة مئوية كم فهرنهايت', '104'],
    ['5 كيلو كم رطل', '11.02'],
  ],
  ur: [
    ['10 میل کتنے کلومیٹر ہیں', '16.09'],
    ['۵ تولہ میں کتنے گرام', '58.32'],
    ['40 ڈگری سینٹی گریڈ فارن ہائیٹ میں', '104'],
  ],
  gu: [
    ['10 માઈલ એટલે કેટલા કિલોમીટર', '16.09'],
    ['૫ તોલા કેટલા ગ્રામ', '58.32'],
    ['40 ડિગ્રી સેલ્સિયસ ફેરનહીટમાં', '104'],
  ],
  bn: [
    ['১০ মাইলে কত কিলোমিটার', '16.09'],
    ['৫ তোলায় কত গ্রাম', '58.32'],
    ['৪০ ডিগ্রি সেলসিয়াস কত ফারেনহাইট', '104'],
  ],
  fr: [
    ['10 miles en kilometres', '16,09'],
    ['38,5 degrés celsius en fahrenheit', '101,3'],
    ['combien font 2 litres en pintes', '3,52'],
  ],
  de: [
    ['10 Meilen in Kilometer', '16,09'],
    ['wie viel sind 40 Grad Celsius in Fahrenheit', '104'],
    ['wie viele meter sind 6 fuß', '1,83'],
  ],
  it: [
    ['10 miglia in chilometri', '16,09'],
    ['quanti gradi fahrenheit sono 40 gradi celsius', '104'],
    ['70 chili in libbre', '154,32'],
  ],
  es: [
    ['10 millas en kilometros', '16,09'],
    ['cuántos grados fahrenheit son 40 grados centígrados', '104'],
    ['70 kilos en libras', '154,32'],
  ],
  ru: [
    ['10 миль в километрах', '16,09'],
    ['сколько будет 40 градусов цельсия по фаренгейту', '104'],
    ['5 тол в граммах', '58,32'],
  ],
};

export const currencyQuestions: Rows = {
  en: [
    ['200 pounds at 4.9', '= 980'],
    ['convert £200 to saudi riyals at a rate of 4.9', 'SAR 980.00'],
    ['500 saudi riyals at 5 saudi riyals a pound', '£100.00'],
    ['1 pound = 4.9 saudi riyals, how much is 200 pounds', 'SAR 980.00'],
  ],
  ar: [
    ['كم تساوي 200 جنيه إسترليني بسعر 4.9', '= 980'],
    ['٢٠٠ يورو على سعر ٤٫٥', '= 900'],
    ['حول 100 دولار إلى ريال سعودي بسعر 3.75', '375'],
  ],
  ur: [
    ['200 پاؤنڈ 4.9 کے ریٹ پر', '= 980'],
    ['4.9 کے ریٹ پر 200 پاؤنڈ کتنے ہوئے', '= 980'],
    ['1000 سعودی ریال ریٹ 75', '75,000'],
  ],
  gu: [
    ['200 પાઉન્ડ 4.9 ના ભાવે', '= 980'],
    ['૨૦૦ પાઉન્ડ ૪.૯ના ભાવે કેટલા', '= 980'],
    ['1000 સાઉદી રિયાલ ભાવ 23', '23,000'],
  ],
  bn: [
    ['২০০ পাউন্ড ৪.৯ রেটে', '= 980'],
    ['৪.৯ রেটে ২০০ পাউন্ড কত', '= 980'],
    ['১০০ সৌদি রিয়াল ৩২ টাকা দরে', '3,200'],
  ],
  fr: [
    ['200 euros à 4,1', '= 820'],
    ['convertir 200 euros en riyals saoudiens au taux de 4,1', '820,00'],
    ['combien font 200 livres au cours de 4,9', '= 980'],
  ],
  de: [
    ['200 Euro zu 4,1', '= 820'],
    ['200 Euro in saudische Riyal zum Kurs von 4,1', '820,00'],
    ['wie viel sind 200 Pfund bei einem Kurs von 4,9', '= 980'],
  ],
  it: [
    ['200 euro a 4,1', '= 820'],
    ['200 euro in riyal sauditi al cambio di 4,1', '820,00'],
    ['quanto fanno 200 sterline cambio 4,9', '= 980'],
  ],
  es: [
    ['200 euros a 4,1', '= 820'],
    ['200 euros en riyales saudíes al cambio de 4,1', '820,00'],
    ['cuánto son 200 libras a la tasa de 4,9', '= 980'],
  ],
  ru: [
    ['200 евро по 4,1', '= 820'],
    ['сколько будет 200 евро по курсу 4,1', '= 820'],
    ['100 долларов сша курс 3,75 в саудовских риалах', '375,00'],
  ],
};

/** Requests for a reminder, and the text of the reminder. */
export const reminderQuestions: Rows = {
  en: [
    ['Remind me to take my pills', 'take my pills'],
    ['please remind me to call Fatima at 5pm.', 'call Fatima at 5pm'],
    ['set a reminder for my flight', 'my flight'],
  ],
  ar: [
    ['ذكرني أن آخذ الدواء', 'آخذ الدواء'],
    ['ذكّرني بأن أتصل بأمي', 'أتصل بأمي'],
    ['نبهني أن أشرب الماء', 'أشرب الماء'],
  ],
  ur: [
    ['مجھے یاد دلائیں کہ دوا لینی ہے', 'دوا لینی ہے'],
    ['یاد دلانا پانی پینا ہے۔', 'پانی پینا ہے'],
    ['مجھے یاد دلانا کہ امی کو فون کرنا ہے', 'امی کو فون کرنا ہے'],
  ],
  gu: [
    ['મને યાદ અપાવો કે દવા લેવાની છે', 'દવા લેવાની છે'],
    ['મને યાદ અપાવજો પાણી પીવાનું', 'પાણી પીવાનું'],
    ['યાદ અપાવો ફોન કરવો', 'ફોન કરવો'],
  ],
  bn: [
    ['আমাকে মনে করিয়ে দিন যে ওষুধ খেতে হবে', 'ওষুধ খেতে হবে'],
    ['মনে করিয়ে দিন পানি খেতে', 'পানি খেতে'],
    ['মনে করিয়ে দিও মাকে ফোন করতে', 'মাকে ফোন করতে'],
  ],
  fr: [
    ['rappelle-moi de prendre mes médicaments', 'prendre mes médicaments'],
    ["Rappelez-moi d'appeler Fatima", 'appeler Fatima'],
    ['rappelle moi que le bus part à 8h', 'le bus part à 8h'],
  ],
  de: [
    ['Erinnere mich daran, Tabletten zu nehmen', 'Tabletten zu nehmen'],
    ['erinnere mich an den Flug', 'den Flug'],
    ['Erinnern Sie mich daran, Wasser zu trinken', 'Wasser zu trinken'],
  ],
  it: [
    ['ricordami di prendere le medicine', 'prendere le medicine'],
    ['ricordami che il bus parte alle 8', 'il bus parte alle 8'],
    ['mi ricordi di bere acqua?', 'bere acqua'],
  ],
  es: [
    ['recuérdame tomar la medicina', 'tomar la medicina'],
    ['recuerdame que llame a Fátima', 'llame a Fátima'],
    ['recuérdeme beber agua', 'beber agua'],
  ],
  ru: [
    ['напомни мне принять лекарство', 'принять лекарство'],
    ['Напомните мне, что автобус в 8', 'что автобус в 8'],
    ['напомни выпить воды', 'выпить воды'],
  ],
};
