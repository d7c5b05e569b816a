import { zakatRate } from '@manasik/core/zakat/zakat';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Card } from '../../../ui/card.tsx';
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
// Own keys of a constant object: the type is known.
const names = Object.keys(sources) as (keyof typeof sources)[];

export function Notes() {
  const t = useTranslations('zakat.notes');
  const { percent } = useMoney('GBP');
  return (
    <Card title={t('title')}>
      <p>{t('scope')}</p>
      <p>{t('rate', { rate: percent(zakatRate) })}</p>
      <p>{t('only')}</p>
      <div>
        <h3 className="font-semibold">{t('sources')}</h3>
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
      </div>
    </Card>
  );
}
