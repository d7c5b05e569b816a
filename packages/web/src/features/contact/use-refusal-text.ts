import { useTranslations } from '../../platform/i18n/index.ts';
import { type ContactField, contactFields, type FieldRefusal, type FieldRefusals } from './contact-check.ts';

const emailExample = 'amina@example.org';

/** The messages for refused fields: the form's own where it has some, otherwise those of every form. */
export function useRefusalText() {
  const own = useTranslations('contact.errors');
  const general = useTranslations('errors.fields');

  const textOf = (field: ContactField, { code, max = 0 }: FieldRefusal): string => {
    if (code === 'required' || code === 'tooShort') return own(`${field}.required`);
    if (field === 'email') return own('email.invalid', { example: emailExample });
    if (code === 'tooLong' && max > 0) return own(`${field}.tooLong`, { max });
    // A newer server may send a code that these words do not know yet.
    const key = code as 'format';
    return general(general.has(key) ? key : 'format');
  };

  return (refusals: FieldRefusals): Partial<Record<ContactField, string>> => {
    const texts: Partial<Record<ContactField, string>> = {};
    for (const field of contactFields) {
      const refusal = refusals[field];
      if (refusal) texts[field] = textOf(field, refusal);
    }
    return texts;
  };
}
