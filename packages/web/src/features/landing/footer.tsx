import { emergencyNumbers, type EmergencyService } from '@manasik/core/emergency/emergency-numbers';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useToday } from '../../platform/clock/use-today.ts';
import { StarMotif } from '../../ui/star-motif.tsx';

const features = [
  { id: 'guide', to: '/guide' },
  { id: 'countdown', to: '/home' },
  { id: 'prayerTimes', to: '/worship' },
  { id: 'qibla', to: '/worship/qibla' },
  { id: 'prayerTracker', to: '/worship/log' },
  { id: 'groups', to: '/group-tracker' },
  { id: 'health', to: '/health' },
  { id: 'travel', to: '/travel' },
  { id: 'assistant', to: '/assistant' },
] as const;
const support = [
  { id: 'help', to: '/help' },
  { id: 'contact', to: '/contact' },
  { id: 'about', to: '/about' },
  { id: 'assistant', to: '/about/assistant' },
  { id: 'privacy', to: '/privacy' },
  { id: 'terms', to: '/terms' },
] as const;
// Own keys of a constant object: the type is known.
const services = Object.keys(emergencyNumbers) as EmergencyService[];

const link = 'inline-flex min-h-12 items-center text-on-deep-quiet underline-offset-4 hover:underline';

export function Footer() {
  const t = useTranslations('landing.footer');
  const year = useToday().slice(0, 4);
  return (
    <footer className="-mb-24 border-t border-line on-deep-band pb-28 md:-mb-12 md:pb-10">
      <div className="page-width grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-8 py-12 lg:grid-cols-4">
        <div className="col-span-full lg:col-span-1">
          <p className="flex items-center gap-2 text-xl font-semibold">
            <StarMotif className="size-9 text-gold-on-deep" />
            {t('brand.title')}
          </p>
          <p className="mt-3 max-w-form text-on-deep-quiet">{t('brand.text')}</p>
          {CONTACT_EMAIL && (
            <a href={`mailto:${CONTACT_EMAIL}`} className={`${link} gap-2`} dir="ltr">
              <Mail aria-hidden="true" className="size-5" />
              {CONTACT_EMAIL}
            </a>
          )}
        </div>
        <Column title={t('features.title')}>
          {features.map(({ id, to }) => (
            <li key={id}>
              <Link to={to} className={link}>
                {t(`features.${id}`)}
              </Link>
            </li>
          ))}
        </Column>
        <Column title={t('support.title')}>
          {support.map(({ id, to }) => (
            <li key={id}>
              <Link to={to} className={link}>
                {t(`support.${id}`)}
              </Link>
            </li>
          ))}
        </Column>
        <Column title={t('emergency.title')} note={t('emergency.note')}>
          {services.map((id) => (
            <li key={id}>
              <EmergencyLink id={id} />
            </li>
          ))}
          <li>
            <Link to="/emergency" className={link}>
              {t('emergency.page')}
            </Link>
          </li>
        </Column>
      </div>
      <p className="page-width border-t border-on-deep-quiet/20 pt-6 text-sm text-on-deep-quiet">
        {t('copyright', { year })}
      </p>
    </footer>
  );
}

function Column({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-base text-gold-on-deep">{title}</h2>
      {note && <p className="mt-2 text-sm text-on-deep-quiet">{note}</p>}
      <ul className="mt-2">{children}</ul>
    </div>
  );
}

function EmergencyLink({ id }: { id: EmergencyService }) {
  const t = useTranslations('landing.footer.emergency');
  const number = emergencyNumbers[id];
  return (
    <a href={`tel:${number}`} className={`${link} w-full max-w-form justify-between gap-4`}>
      <span>{t(id)} </span>
      <bdi dir="ltr" className="font-semibold whitespace-nowrap text-on-deep">
        {number}
      </bdi>
    </a>
  );
}
