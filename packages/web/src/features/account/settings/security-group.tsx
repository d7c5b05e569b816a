import { Fingerprint, KeyRound, Smartphone, ShieldCheck } from 'lucide-react';
import { useApi } from '../../../platform/api/query.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { SectionRow, SettingsGroup } from './settings-group.tsx';

/**
 * How the user signs in, and on which devices. Values that cannot be loaded are omitted: their section
 * explains why.
 */
export function SecurityGroup() {
  const t = useTranslations('settings');
  const { number } = useFormatter();
  const passkeys = useApi('GET /api/auth/passkeys').data?.passkeys;
  const secondStep = useApi('GET /api/auth/second-step').data;
  const sessions = useApi('GET /api/auth/sessions').data?.sessions;
  return (
    <SettingsGroup id="security" title={t('groups.security')}>
      <SectionRow id="password" icon={KeyRound} />
      <SectionRow
        id="passkeys"
        icon={Fingerprint}
        current={passkeys && (passkeys.length > 0 ? number(passkeys.length) : t('notSet'))}
      />
      <SectionRow
        id="second-step"
        icon={ShieldCheck}
        current={secondStep && t(secondStep.isOn ? 'security.secondStep.on' : 'security.secondStep.off')}
      />
      <SectionRow id="devices" icon={Smartphone} current={sessions && number(sessions.length)} />
    </SettingsGroup>
  );
}
