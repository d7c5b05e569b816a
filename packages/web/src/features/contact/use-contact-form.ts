import { type SubmitEvent, useState } from 'react';
import { ApiError, api } from '../../platform/api/index.ts';
import { useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { useErrorText } from '../../platform/api/use-error-text.ts';
import { toast } from '../../ui/toast-store.ts';
import { checkContact, type ContactField, contactFields, type ContactValues } from './contact-check.ts';
import { useRefusalText } from './use-refusal-text.ts';

type Errors = Partial<Record<ContactField, string>>;

/** The state of the contact form. The form's elements keep what was typed until it is sent. */
export function useContactForm() {
  const t = useTranslations('contact.toast');
  const { language } = useLanguage();
  const refusalText = useRefusalText();
  const errorText = useErrorText();
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<Errors>({});

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(event.currentTarget);
  }

  async function send(form: HTMLFormElement) {
    const values = readValues(form);
    setSending(true);
    try {
      const refusals = await checkContact(values);
      if (showErrors(form, refusals)) return;
      await api('POST /api/contact', { body: { ...values, language } });
      form.reset();
      toast({ title: t('sent.title'), description: t('sent.text') });
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      const refusals = Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, { code }]));
      if (showErrors(form, refusals)) return;
      const description = error instanceof ApiError ? errorText(error) : t('failed.text');
      toast({ title: t('failed.title'), description, variant: 'destructive' });
    } finally {
      setSending(false);
    }
  }

  // Shows the messages beside the fields and focuses the first one. Returns whether there was anything to show.
  function showErrors(form: HTMLFormElement, refusals: Parameters<typeof refusalText>[0]): boolean {
    const shown = refusalText(refusals);
    setErrors(shown);
    const first = contactFields.find((name) => shown[name]);
    if (!first) return false;
    const element = form.elements.namedItem(first);
    if (element instanceof HTMLElement) element.focus();
    return true;
  }

  return { sending, errors, submit };
}

function readValues(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const text = (name: ContactField) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}
