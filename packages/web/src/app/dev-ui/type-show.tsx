import { DuaArabic } from '../../features/guide/duas/dua-text.tsx';
import { duasOf } from '../../features/guide/duas/duas.ts';
import { Section } from '../../ui/section.tsx';

const samples = [
  { lang: 'en', dir: 'ltr', text: 'Your journey to Hajj, guided by faith' },
  { lang: 'ru', dir: 'ltr', text: 'Ваш путь к хаджу с верой в сердце' },
  { lang: 'ar', dir: 'rtl', text: 'رحلتك إلى الحج، بهدي الإيمان' },
  { lang: 'ur', dir: 'rtl', text: 'حج کا آپ کا سفر، ایمان کی رہنمائی میں' },
  { lang: 'gu', dir: 'ltr', text: 'હજની તમારી યાત્રા, શ્રદ્ધાના માર્ગદર્શનમાં' },
  { lang: 'bn', dir: 'ltr', text: 'বিশ্বাসের পথনির্দেশে আপনার হজের যাত্রা' },
] as const;
const sizes = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'];

export function TypeShow() {
  return (
    <Section title="Type">
      <div className="grid gap-6 md:grid-cols-2">
        <div className="min-w-0">
          {sizes.map((size) => (
            <p key={size} className={size}>
              {size}: the way to the House
            </p>
          ))}
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          {samples.map(({ lang, dir, text }) => (
            <div key={lang} lang={lang} dir={dir}>
              <h3 className="text-2xl">{text}</h3>
              <p className="text-quiet">{text}</p>
            </div>
          ))}
          {/* Even here, scripture comes only from the checked files. */}
          {duasOf(['after-rites-verse']).map((dua) => (
            <DuaArabic key={dua.id} dua={dua} />
          ))}
        </div>
      </div>
    </Section>
  );
}
