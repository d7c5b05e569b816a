import type { ReactNode, Ref } from 'react';
import { RisingPage, SkyHero } from '../../ui/sky-hero.tsx';
import { StarMotif } from '../../ui/star-motif.tsx';

interface FormPageProps {
  /** The page's one `h1`. */
  title: string;
  lead?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A page that is one form, under the sky before dawn. The land is low, so that a phone shows the button. */
export function FormPage({ title, lead, headingRef, children }: FormPageProps) {
  return (
    <>
      <SkyHero hour="fajr" size="tile">
        <div className="page-width flex flex-col items-center gap-2 pt-6 text-center">
          <StarMotif className="size-12 text-gold-on-deep" />
          <h1
            ref={headingRef}
            tabIndex={-1}
            className="display max-w-page text-3xl leading-tight text-balance"
          >
            {title}
          </h1>
          {lead && <p className="max-w-form text-sky-quiet">{lead}</p>}
        </div>
      </SkyHero>
      <RisingPage>
        <div className="page-width">
          <div className="mx-auto flex max-w-form flex-col gap-6 py-8">{children}</div>
        </div>
      </RisingPage>
    </>
  );
}
