import type { School } from '@manasik/core/guide/rites';
import type { Metal } from '@manasik/core/zakat/zakat-weights';
import { nisabValue } from '@manasik/core/zakat/zakat';
import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useWorshipSettings, useWorshipSettingsChange } from '../../../shared/times/use-worship-settings.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useMoney } from './use-money.ts';
import { draftOf, type PriceDraft, pricePerGram } from './price-draft.ts';
import { type Calculation, useCalculation } from './use-calculation.ts';
import {
  checkZakat,
  type Choices,
  formFields,
  nothingTyped,
  readTyped,
  type Refusals,
  type Typed,
} from './zakat-form.ts';

export type ZakatForm = ReturnType<typeof useZakatForm>;

const firstChoices: Choices = { unit: 'gram', nisabBy: 'silver', school: undefined, lunarYear: 'whole' };

/** The guide and the zakat API name one school differently. */
const schoolOfGuide = { hanafi: 'hanafi', maliki: 'maliki', shafii: 'shafi', hanbali: 'hanbali' } as const;

/**
 * The state of the form. The amounts stay in the input elements, so that text typed before hydration is not lost;
 * `typed` is their last value. `ofGuide` is the school chosen in the guide.
 */
export function useZakatForm(ofGuide: School | null) {
  const t = useTranslations('zakat.toast');
  const { language } = useLanguage();
  const today = useToday();
  const isSignedIn = useUser().status === 'signedIn';
  const { settings, failed, retry } = useWorshipSettings();
  const changeSettings = useWorshipSettingsChange();
  const [typed, setTyped] = useState<Typed>(nothingTyped);
  const [chosen, setChoices] = useState(firstChoices);
  const choices = { ...chosen, school: chosen.school ?? (ofGuide ? schoolOfGuide[ofGuide] : undefined) };
  const [currency, setCurrency] = useState<string>();
  const [typedPrices, setTypedPrices] = useState<PriceDraft['typed']>({});
  const [keep, setKeep] = useState(true);
  const [refusals, setRefusals] = useState<Refusals>({});
  const { calculation, pending, calculate } = useCalculation();
  const focusFirst = useFirstRefused(refusals);

  const kept = settings?.metalPrices ?? null;
  const arePricesKnown = settings !== undefined || failed;
  const prices = draftOf({ kept, currency, typed: typedPrices, today });
  const { money } = useMoney(prices.currency);

  function noteInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    setTyped(readTyped(currentTarget));
    const name = target instanceof HTMLInputElement ? target.name : '';
    setRefusals((all) => Object.fromEntries(Object.entries(all).filter(([field]) => field !== name)));
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const now = readTyped(event.currentTarget);
    setTyped(now);
    const checked = checkZakat(now, prices, choices, language);
    setRefusals(checked.status === 'refused' ? checked.refusals : {});
    if (checked.status === 'empty') toast({ title: t('required.title'), description: t('required.text') });
    if (checked.status === 'ready') void send({ ...checked.input, year: Number(today.slice(0, 4)) });
    else focusFirst(event.currentTarget);
  }

  async function send(input: Parameters<typeof calculate>[0]) {
    const done = await calculate(input, isSignedIn && keep);
    if (!done) return;
    toast({ title: t('done.title'), description: t('done.text', { amount: money(done.result.zakatDue) }) });
    await keepPrices(done);
  }

  // The account can store them only with a network.
  async function keepPrices({ result, from }: Calculation) {
    const { currency: code, gold, silver, setOn } = result.prices;
    const isKept =
      kept?.currency === code && kept.gold === gold && kept.silver === silver && kept.setOn === setOn;
    if (setOn === null || isKept || (isSignedIn && from === 'device')) return;
    await changeSettings({ metalPrices: { currency: code, gold, silver, setOn } });
  }

  /** The current value of the nisab; null while a price is missing or unreadable. */
  function nisab(by: Metal): number | null {
    const price = pricePerGram(prices, by, choices.unit, language);
    if (!arePricesKnown || !('value' in price) || price.value > 1e9) return null;
    const none = { gold: 0, silver: 0 };
    return nisabValue(by, { ...none, currency: prices.currency, [by]: price.value });
  }

  return {
    typed,
    choices,
    isSchoolFromGuide: chosen.school === undefined && choices.school !== undefined,
    choose: (part: Partial<Choices>) => setChoices((all) => ({ ...all, ...part })),
    prices: arePricesKnown ? prices : undefined,
    chooseCurrency: (code: string) => {
      setCurrency(code);
      setTypedPrices({});
    },
    typePrice: (metal: Metal, text: string) => setTypedPrices((all) => ({ ...all, [metal]: text })),
    pricesFailed: failed ? retry : undefined,
    keep,
    setKeep,
    isSignedIn,
    refusals,
    nisab,
    noteInput,
    submit,
    pending,
    calculation,
  };
}

/** Focuses the first refused field once it is on the page, otherwise the first field. */
function useFirstRefused(refusals: Refusals) {
  const [attempt, setAttempt] = useState<{ form: HTMLFormElement }>();
  const first = useRef<string>(undefined);
  useEffect(() => {
    first.current = formFields.find((name) => refusals[name]) ?? formFields[0];
  }, [refusals]);
  useEffect(() => {
    const element = attempt?.form.elements.namedItem(first.current ?? '');
    const control = element instanceof RadioNodeList ? element[0] : element;
    if (control instanceof HTMLElement) control.focus();
  }, [attempt]);
  return (form: HTMLFormElement) => setAttempt({ form });
}
