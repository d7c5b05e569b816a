import { emergencyNumbers } from '@manasik/core/emergency/emergency-numbers';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/inputs.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useContactForm } from './use-contact-form.ts';

export default function ContactPage() {
  const t = useTranslations('contact');
  const { sending, errors, submit } = useContactForm();
  return (
    <div className="page-width">
      <div className="mx-auto max-w-text">
        <PageHeader title={t('title')} />
        <p className="flex max-w-text items-start gap-3 rounded-card bg-gold-soft p-4">
          <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-gold" />
          <span className="min-w-0">{t('emergency', { number: emergencyNumbers.general })}</span>
        </p>
        {/*
         * The messages beside the fields are ours, in the reader's language; the browser's would be in its
         * own.
         */}
        <form noValidate onSubmit={submit} className="mt-6 flex max-w-text flex-col gap-5">
          <Field label={t('form.name')} error={errors.name} required>
            <Input name="name" autoComplete="name" />
          </Field>
          <Field label={t('form.email')} error={errors.email} required>
            <Input name="email" type="email" autoComplete="email" dir="ltr" className="text-start" />
          </Field>
          <Field label={t('form.subject')} error={errors.subject} required>
            <Input name="subject" autoComplete="off" />
          </Field>
          <Field label={t('form.message')} hint={t('form.messageHint')} error={errors.message} required>
            <Textarea name="message" rows={7} />
          </Field>
          <Button
            type="submit"
            size="large"
            className="sm:self-start"
            pending={sending}
            pendingLabel={t('form.sending')}
          >
            {t('form.submit')}
          </Button>
        </form>
      </div>
    </div>
  );
}
