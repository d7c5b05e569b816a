import { zakatRate } from '@manasik/core/zakat/zakat';
import { BookOpen, Info } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { List } from '../../../ui/list-row.tsx';
import { useMoney } from './use-money.ts';

const sources = {
  nisabSource: 'https://www.nzfcanada.com/zakat-faq/what-is-silver-nisab',
  goldSource: 'http://alafasy.ivas.com.eg/zakah',
  jewellerySource: 'https://islamqa.org/?p=985',
  debtsShafiSource: 'https://shamela.ws/book/8322/23990',
  debtsMalikiSource: 'https://shamela.ws/book/8322/23602',
  yearHanafiSource: 'https://islamqa.org/?p=245009',
  yearOthersSource: 'https://islamqa.info/en/answers/88168',
} as const;
// What others count as 20 mithqal and 200 dirham: islamic-relief.org.uk/about-us/what-we-do/zakat/zakat-calculator.
const otherGrams = { gold: 87.48, silver: 612.36 };
// Own keys of a constant object: the type is known.
const names = Object.keys(sources) as (keyof typeof sources)[];

export function Notes() {
  const t = useTranslations('zakat.notes');
  const { percent, grams } = useMoney('GBP');
  return (
    <List className="print:hidden">
      <FoldRow icon={Info} title={<h2 className="text-base">{t('title')}</h2>}>
        <p>{t('scope')}</p>
        <p>{t('rate', { rate: percent(zakatRate) })}</p>
        <p>{t('only')}</p>
        <p>{t('otherNisab', { gold: grams(otherGrams.gold), silver: grams(otherGrams.silver) })}</p>
        <p>{t('bySchool')}</p>
      </FoldRow>
      <FoldRow icon={BookOpen} title={<h2 className="text-base">{t('sources')}</h2>}>
        <ul className="flex flex-col">
          {names.map((name) => (
            <li key={name}>
              <a
                href={sources[name]}
                rel="noreferrer"
                className="block py-3 text-green underline underline-offset-4"
              >
                {t(name)}
              </a>
            </li>
          ))}
        </ul>
      </FoldRow>
    </List>
  );
}
