import { askWithoutNumber, title } from '@manasik/content/locales/ar/lost-card.json';
import { emergencyNumbers, type EmergencyService } from '@manasik/core/emergency/emergency-numbers';
import { Phone } from 'lucide-react';
import { useLanguage, useTranslations } from '../../platform/i18n/index.ts';

// Own keys of a constant object: the type is known.
const services = Object.keys(emergencyNumbers) as EmergencyService[];

/** The text of the "I'm lost" card for strangers, and the emergency numbers as links that call. */
export function HelpScreen() {
  const t = useTranslations();
  const { language } = useLanguage();
  return (
    <>
      <div className="on-deep-band px-5 pt-8 pb-12">
        <div lang="ar" dir="rtl">
          <p className="display text-3xl leading-normal">{title}</p>
          <p className="mt-1 text-lg leading-relaxed text-on-deep-quiet">{askWithoutNumber}</p>
        </div>
        {language !== 'ar' && (
          <p className="mt-5 border-t border-on-deep-quiet/30 pt-4">
            <span className="block font-semibold">{t('lost-card.title')} </span>
            <span className="text-sm text-on-deep-quiet">{t('lost-card.askWithoutNumber')}</span>
          </p>
        )}
      </div>
      <ul className="relative -mt-7 flex grow flex-col rounded-t-sheet bg-raised pt-3 pb-4">
        {services.map((id) => (
          <li key={id} className="list-line grow [--line-start:4.5rem]">
            <a
              href={`tel:${emergencyNumbers[id]}`}
              className="flex h-full min-h-16 flex-wrap items-center gap-x-4 px-4 py-2.5 text-ink no-underline -outline-offset-3 hover:bg-green-soft"
            >
              <span
                aria-hidden="true"
                className="grid size-10 shrink-0 place-items-center rounded-[0.75rem] bg-danger-soft text-danger"
              >
                <Phone className="size-5" />
              </span>
              <span className="min-w-0 grow basis-20">{t(`landing.footer.emergency.${id}`)} </span>
              <bdi dir="ltr" className="display text-2xl">
                {emergencyNumbers[id]}
              </bdi>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
