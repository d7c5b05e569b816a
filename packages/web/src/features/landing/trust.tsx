import { BookOpenCheck, LockKeyhole, WifiOff } from 'lucide-react';
import { useTranslations } from '../../platform/i18n/index.ts';

const lines = [
  { id: 'sources', icon: BookOpenCheck },
  { id: 'offline', icon: WifiOff },
  { id: 'private', icon: LockKeyhole },
] as const;

/** Reasons to trust Manasik. */
export function Trust() {
  const t = useTranslations('landing.trust');
  return (
    <div className="on-deep-band">
      <ul className="page-width grid gap-10 py-16 text-center lg:grid-cols-3 lg:gap-8 lg:py-20">
        {lines.map(({ id, icon: Icon }) => (
          <li key={id} className="flex flex-col items-center gap-2">
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-9 text-gold-on-deep" />
            <h2 className="display text-2xl">{t(`${id}.title`)}</h2>
            <p className="max-w-form text-pretty text-on-deep-quiet">{t(`${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
