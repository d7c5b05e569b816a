import type { GuideChoices } from '@manasik/core/guide/rites';
import { CalendarDays, Route, Scale } from 'lucide-react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { SectionRow, SettingsGroup } from './settings-group.tsx';

/** The date of the user's Hajj, and the choices of the guide. */
export function HajjGroup({ choices }: { choices: GuideChoices }) {
  const t = useTranslations();
  const format = useFormatter();
  const { user } = useUser();
  const notSet = t('settings.notSet');
  return (
    <SettingsGroup id="hajj" title={t('settings.groups.hajj')}>
      <SectionRow
        id="hajj-date"
        icon={CalendarDays}
        current={
          user?.hajjDate
            ? // A day of the calendar, the same wherever one is.
              format.dateTime(new Date(`${user.hajjDate}T00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
            : notSet
        }
      />
      <SectionRow
        id="kind"
        icon={Route}
        current={choices.kind ? t(`guide.choices.kind.${choices.kind}`) : notSet}
      />
      <SectionRow
        id="school"
        icon={Scale}
        current={choices.school ? t(`guide.choices.school.${choices.school}`) : notSet}
      />
    </SettingsGroup>
  );
}
