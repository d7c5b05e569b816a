import { wayBetween } from '@manasik/core/geo/great-circle';
import { ChevronDown, ChevronUp, Footprints, MapPin, Phone, Siren } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useServerNow } from '../../platform/api/use-server-now.ts';
import { useFormatter, useTranslations } from '../../platform/i18n/index.ts';
import { apart, leftToRight } from '../../platform/i18n/isolate.ts';
import { useDistance } from '../../shared/places/use-distance.ts';
import { dialLink } from '../../platform/links/phone-number.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AnswerNote, OthersButton } from './alert-parts.tsx';
import type { AnswerStatus, SosAlert } from '../../shared/alerts/alerts-state.ts';
import { answerSos, resizeSos } from '../../shared/alerts/alerts-store.ts';
import { placeOnMap } from '../../shared/alerts/place-on-map.ts';
import { useKnownPosition } from './use-known-position.ts';

interface SosBannerProps {
  alert: SosAlert;
  answer: AnswerStatus;
  /** The number of further alerts. */
  others: number;
  onNext: () => void;
}

const solid =
  'inline-flex min-h-[min(3rem,14vw)] min-w-0 items-center justify-center gap-2 rounded-control border border-on-sos px-4 py-1 ' +
  'leading-snug font-semibold text-center no-underline hyphens-auto [&_svg]:shrink-0';
const icon = 'text-on-sos hover:bg-on-sos hover:text-sos';

/** The call whose banner was just collapsed or expanded. Its button disappears, so the focus moves to the other one. */
let resized: string | undefined;

function resize(id: string, isSlim: boolean): void {
  resized = id;
  resizeSos(id, isSlim);
}

function useFocusAfterResize(id: string) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (resized !== id) return;
    resized = undefined;
    button.current?.focus();
  }, [id]);
  return button;
}

/** A call for help: the name, the distance, the time, and the possible answers. */
export function SosBanner({ alert, answer, others, onNext }: SosBannerProps) {
  const t = useTranslations('alerts.sos');
  const name = apart(alert.callerName || t('someone'));
  const [group] = alert.groups;
  const actions = useRef<HTMLDivElement>(null);
  const toggle = useFocusAfterResize(alert.id);
  function come() {
    answerSos(alert.id);
    // The button disappears, so focus moves to the result.
    actions.current?.focus();
  }
  return (
    <div className="on-sos-band">
      <div className="page-width flex flex-col gap-1 py-2 sm:py-3">
        <div className="flex items-start gap-1">
          <Siren aria-hidden="true" className="mt-2 me-2 size-7 shrink-0 max-sm:hidden" />
          <p className="min-w-0 grow py-1 text-lg leading-snug font-semibold wrap-anywhere">
            {t('title', { name })}
          </p>
          {group && alert.place && (
            <Link
              to={placeOnMap(group.id)}
              aria-label={t('place', { name })}
              title={t('place', { name })}
              className={`inline-grid size-[min(3rem,14vw)] shrink-0 place-items-center rounded-control ${icon}`}
            >
              <MapPin aria-hidden="true" className="size-6" />
            </Link>
          )}
          <IconButton
            ref={toggle}
            label={t('collapse')}
            aria-expanded="true"
            icon={<ChevronUp aria-hidden="true" className="size-6" />}
            className={icon}
            onClick={() => resize(alert.id, true)}
          />
        </div>
        <Facts alert={alert} />
        <div ref={actions} tabIndex={-1} className="flex flex-wrap items-stretch gap-2">
          {answer === 'none' ? (
            <button type="button" className={`${solid} grow bg-on-sos text-sos`} onClick={come}>
              <Footprints aria-hidden="true" className="size-6" />
              {t('come')}
            </button>
          ) : (
            <p role="status" className="flex min-h-12 grow items-center gap-2 font-semibold">
              <Footprints aria-hidden="true" className="size-6 shrink-0" />
              <span className="min-w-0">{t(answer === 'sent' ? 'coming' : 'comingSoon')}</span>
            </p>
          )}
          <CallContact alert={alert} />
          <OthersButton count={others} onNext={onNext} />
        </div>
        <AnswerNote id={alert.id} answer={answer} />
      </div>
    </div>
  );
}

/** Distance, age and group on one line. */
function Facts({ alert }: { alert: SosAlert }) {
  const t = useTranslations('alerts.sos');
  const format = useFormatter();
  const distance = useDistance();
  const now = useServerNow();
  const own = useKnownPosition(alert.place !== null);
  const facts = [
    alert.place && own && t('away', { distance: distance(wayBetween(own, alert.place).distanceMetres) }),
    !alert.place && t('placeUnknown'),
    // Our estimate of the server's time may be some seconds old.
    format.relativeTime(Math.min(Date.parse(alert.calledAt), now), now),
    ...alert.groups.slice(0, 1).map((group) => apart(group.name)),
  ];
  return <p className="text-sm wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>;
}

function CallContact({ alert }: { alert: SosAlert }) {
  const t = useTranslations('alerts.sos');
  const written = alert.groups.find(({ emergencyContact }) => emergencyContact !== null)?.emergencyContact;
  const address = written && dialLink(written);
  if (!written || !address) return null;
  return (
    <a href={address} className={`${solid} bg-transparent text-on-sos hover:bg-on-sos hover:text-sos`}>
      <Phone aria-hidden="true" className="size-5" />
      <span className="min-w-0">
        {t('call')}
        <VisuallyHidden> {leftToRight(written)}</VisuallyHidden>
      </span>
    </a>
  );
}

/** A collapsed call for help. It stays until the call ends. */
export function SlimSos({ alert, others }: { alert: SosAlert; others: number }) {
  const t = useTranslations('alerts');
  const name = apart(alert.callerName || t('sos.someone'));
  const toggle = useFocusAfterResize(alert.id);
  return (
    <div className="on-sos-band">
      <button
        ref={toggle}
        type="button"
        aria-expanded="false"
        className="page-width flex min-h-12 items-center gap-2 py-1 text-start font-semibold text-current"
        onClick={() => resize(alert.id, false)}
      >
        <Siren aria-hidden="true" className="size-6 shrink-0" />
        <span className="min-w-0 grow wrap-anywhere">
          {t('sos.title', { name })}
          {others > 0 && ` · ${t('others', { count: others })}`}
        </span>
        <ChevronDown aria-hidden="true" className="size-6 shrink-0" />
      </button>
    </div>
  );
}
