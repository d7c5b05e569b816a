import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Card } from '../../ui/card.tsx';

const links = [
  { name: 'duas', to: '/guide/duas' },
  { name: 'whatIf', to: '/guide/what-if' },
  { name: 'pocket', to: '/guide/pocket' },
  { name: 'emergency', to: '/emergency' },
  { name: 'help', to: '/help' },
] as const;

export function GuideLinks() {
  const t = useTranslations('guide.links');
  return (
    <Card title={t('title')} titleId="more">
      <ul className="flex flex-col gap-1">
        {links.map(({ name, to }) => (
          <li key={name}>
            <Link
              to={to}
              className="-mx-2 flex min-h-14 items-center gap-3 rounded-control px-2 py-2 text-ink no-underline hover:bg-green-soft"
            >
              <span className="min-w-0 grow">
                <span className="block font-semibold">{t(name)} </span>
                <span className="block text-sm text-quiet">{t(`${name}Text`)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="flip-rtl size-5 shrink-0 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
