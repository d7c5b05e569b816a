import { HeartPulse, Luggage, MessageCircle } from 'lucide-react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { MoreLink } from './show.tsx';

const features = [
  { id: 'health', to: '/health', icon: HeartPulse },
  { id: 'travel', to: '/travel', icon: Luggage },
  { id: 'assistant', to: '/assistant', icon: MessageCircle },
] as const;

/** Preparing the body and the journey, and the assistant. All three work without an account. */
export function More() {
  const t = useTranslations('landing.more');
  return (
    <ul className="page-width grid gap-12 pb-16 text-center sm:pb-20 lg:grid-cols-3 lg:gap-8">
      {features.map(({ id, to, icon: Icon }) => (
        <li key={id} className="flex flex-col items-center gap-2">
          <Icon aria-hidden="true" strokeWidth={1.5} className="size-9 text-green" />
          <h2 className="display text-2xl">{t(`${id}.title`)}</h2>
          <p className="max-w-form grow text-pretty text-quiet">{t(`${id}.text`)}</p>
          <MoreLink to={to}>{t(`${id}.link`)}</MoreLink>
        </li>
      ))}
    </ul>
  );
}
