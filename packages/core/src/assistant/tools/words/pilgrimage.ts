/** What a question about duties is about. */
export type Pilgrimage = 'hajj' | 'umrah';

/** Beginnings of the names, without articles and prefixes, in the scripts of the ten languages and in Latin letters. */
const names: Readonly<Record<Pilgrimage, RegExp>> = {
  hajj: /(?<!\p{L})(?:l['’])?(?:haj|hadj|hadsch|hadzh|hagg|7aj|hoj|(?:ال|لل|بال|وال)?حج|હજ|হজ|হাজ্জ|хадж)/iu,
  umrah:
    /(?<!\p{L})(?:l['’]|dell['’])?(?:umra|umro|umre|omra|oumra|3omra|3umra|lomra|(?:ال|لل|بال|وال)?عمر[ةهہےا]|ઉમરા|ઉમરો|ઉમરે|ઉમ્રા|ઓમરા|ওমরা|উমরা|উম্রা|ওম্রা|умр[аеуыo])/iu,
};

/** The pilgrimages that a question names. */
export const pilgrimagesIn = (question: string): readonly Pilgrimage[] =>
  (['hajj', 'umrah'] as const).filter((each) => names[each].test(question.normalize('NFC')));
