import { languageCodes } from '@manasik/core/text/languages';
import { useTranslations } from '../../platform/i18n/index.ts';
import { createAccountPath } from '../../shared/account/create-account-path.ts';
import { LanguageLink } from '../../shared/language/language-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { scenes } from '../../ui/scenes.generated.ts';

/** The Haram at dusk under a sky that the page paints. The text is over the sky and never over the drawing. */
export function Hero() {
  const t = useTranslations('landing.hero');
  return (
    <section className="dusk flex flex-col">
      <div className="page-width flex grow flex-col items-center gap-2 pt-2 text-center sm:gap-4 sm:pt-5">
        <h1 className="dusk-title display max-w-page">{t('title')}</h1>
        <p className="max-w-form text-lg leading-normal text-pretty text-quiet sm:max-w-[34rem]">
          {t('lead')}
        </p>
        <LinkButton to={createAccountPath} size="large" className="mt-1 sm:min-w-72">
          {t('start')}
        </LinkButton>
        <Languages />
      </div>
      <picture>
        <source
          media="(width >= 40rem)"
          srcSet={scenes['haram-dusk-wide'].day}
          width={scenes['haram-dusk-wide'].width}
          height={scenes['haram-dusk-wide'].height}
        />
        <img
          src={scenes['haram-dusk'].day}
          alt=""
          width={scenes['haram-dusk'].width}
          height={scenes['haram-dusk'].height}
          decoding="async"
          className="-mt-16 block h-[max(20rem,88vw)] max-h-[380px] w-full object-cover object-bottom sm:-mt-11 sm:h-[420px] sm:max-h-none"
        />
      </picture>
    </section>
  );
}

function Languages() {
  const t = useTranslations('navigation');
  return (
    <nav aria-label={t('languages')} className="w-full">
      <ul className="flex flex-wrap justify-center">
        {languageCodes.map((code) => (
          <li key={code} className="flex">
            <LanguageLink
              code={code}
              className="inline-flex min-h-11 min-w-12 items-center justify-center px-3 leading-snug font-semibold text-ink no-underline decoration-2 underline-offset-8 hover:underline aria-[current=true]:underline"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
