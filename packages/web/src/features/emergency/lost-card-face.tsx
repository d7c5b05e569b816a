import { emergencyNumbers } from '@manasik/core/emergency/emergency-numbers';
import { createContext, type ReactNode, useContext } from 'react';
import { useLanguage, useTranslations, WordsProvider } from '../../platform/i18n/index.ts';
import { dialable } from '../../platform/links/phone-number.ts';
import {
  type CardField,
  hasText,
  leaderFields,
  type LostCard,
  medicalFields,
  personFields,
  placeFields,
} from './lost-card.ts';

const CardContext = createContext<LostCard | null>(null);

/**
 * What others read: everything said in Arabic, and beside it in the language of the page. Dark on white whatever the theme,
 * since it is held out in the sun. The Arabic words must be here.
 */
export function LostCardFace({ card }: { card: LostCard }) {
  const number = dialable(card.leaderPhone);
  return (
    <CardContext value={card}>
      <div className="flex flex-col gap-5 bg-raised text-ink scheme-light print:gap-3">
        <div className="border-b-4 border-danger pb-4 print:pb-2">
          <Beside>{(t) => <p className="text-3xl leading-snug font-semibold">{t('title')}</p>}</Beside>
          <Beside>{(t) => <p className="text-xl">{t(number ? 'ask' : 'askWithoutNumber')}</p>}</Beside>
          {number && (
            <a
              href={`tel:${number}`}
              dir="ltr"
              className="block py-3 text-center text-[clamp(1.75rem,9vw,4rem)] leading-tight font-semibold wrap-anywhere text-ink tabular-nums"
            >
              {card.leaderPhone}
            </a>
          )}
        </div>
        <Rows names={[...personFields, ...placeFields, ...leaderFields]} />
        {hasText(card, medicalFields) && (
          <div>
            <Beside>{(t) => <p className="text-xl font-semibold text-danger">{t('medical')}</p>}</Beside>
            <Rows names={medicalFields} />
          </div>
        )}
        <div className="border-t-4 border-danger pt-4 print:pt-2">
          <Beside>
            {(t) => (
              <p className="text-xl font-semibold">
                {t('ambulance', { number: emergencyNumbers.ambulance })}
              </p>
            )}
          </Beside>
          <Beside>{(t) => <p>{t('thanks')}</p>}</Beside>
        </div>
      </div>
    </CardContext>
  );
}

type CardWords = ReturnType<typeof useTranslations<'lost-card'>>;

/** The same in Arabic and in the language of the page; once where they are one. */
function Beside({ children }: { children: (t: CardWords) => ReactNode }) {
  const { language } = useLanguage();
  const isArabic = language === 'ar';
  return (
    <div className={isArabic ? '' : 'grid grid-cols-2 items-start gap-x-4'}>
      {!isArabic && (
        <div className="min-w-0">
          <Said>{children}</Said>
        </div>
      )}
      <div lang="ar" dir="rtl" className="min-w-0">
        <WordsProvider language="ar" namespaces={arabicNamespaces}>
          <Said>{children}</Said>
        </WordsProvider>
      </div>
    </div>
  );
}

const arabicNamespaces = ['lost-card'] as const;

const Said = ({ children }: { children: (t: CardWords) => ReactNode }) =>
  children(useTranslations('lost-card'));

function Rows({ names }: { names: readonly CardField[] }) {
  const card = useContext(CardContext);
  return (
    <dl className="flex flex-col print:grid print:grid-cols-2 print:gap-x-6">
      {names.map((name) => card?.[name].trim() && <Row key={name} name={name} text={card[name]} />)}
    </dl>
  );
}

function Row({ name, text }: { name: CardField; text: string }) {
  return (
    <div className="border-b border-line py-2 print:break-inside-avoid print:py-1">
      <dt className="text-base">
        <Beside>{(t) => <span>{t(`fields.${name}`)}</span>}</Beside>
      </dt>
      {/* As typed, in whatever script: it finds its direction by itself. */}
      <dd
        dir={name === 'leaderPhone' ? 'ltr' : 'auto'}
        className="text-2xl font-semibold wrap-anywhere print:text-xl"
      >
        {text}
      </dd>
    </div>
  );
}
