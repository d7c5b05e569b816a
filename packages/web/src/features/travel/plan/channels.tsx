import { ExternalLink, Flag } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List, ListRow, RowFace, rowClass } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';

/** Official websites, and the page with the rules of each country. */
export function Channels() {
  const t = useTranslations('travel.channels');
  return (
    <Section title={t('title')} className="py-0!">
      <List label={t('title')}>
        <OfficialRows />
        <ListRow icon={Flag} tone="gold" title={t('country')} text={t('countryText')} to="/travel/country" />
      </List>
    </Section>
  );
}

const officialSites = [
  { id: 'nusuk', address: 'https://hajj.nusuk.sa' },
  { id: 'ministry', address: 'https://www.haj.gov.sa' },
] as const;

/** The rows of the official websites, for a list. */
export function OfficialRows() {
  const t = useTranslations('travel.channels');
  return officialSites.map(({ id, address }) => (
    <li key={id}>
      <a href={address} rel="noreferrer" className={rowClass}>
        <RowFace
          icon={ExternalLink}
          title={t(id)}
          text={
            <>
              {t(`${id}Text`)}
              {/* The line follows the direction of the page, so that the address begins below the text. */}
              <span className="block">
                <bdi dir="ltr" className="text-green underline wrap-anywhere">
                  {new URL(address).host}
                </bdi>
              </span>
            </>
          }
        />
      </a>
    </li>
  ));
}
