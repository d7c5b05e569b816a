import { type SubmitEvent, useEffect } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../api/index.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { useTranslations } from '../i18n/index.ts';
import { fieldCode } from './field-code.ts';

interface ContractFormOptions<Values extends FieldValues, Sent> {
  /**
   * Loads the schema of the body, so that the first script of the page does not contain the validator. It ignores
   * fields that only the form has.
   */
  schema: () => Promise<z.ZodObject>;
  /** Missing for empty forms, which keep what was typed before hydration. */
  values?: DefaultValues<Values>;
  /** Receives the typed values; the server trims and normalises them by the contract. */
  send: (values: Values) => Promise<Sent>;
  onSent: (sent: Sent) => void;
  /** Called with the error as text and as a value. The fields keep their values. */
  onFailed: (text: string, error: unknown) => void;
}

/**
 * A form that the contract checks before it is sent, and the server again. Each error appears at its field, and the
 * first such field gets the focus. The row of the page must name the namespace `errors`.
 */
export function useContractForm<Values extends FieldValues, Sent>(
  options: ContractFormOptions<Values, Sent>,
) {
  const { schema, values, send, onSent, onFailed } = options;
  const t = useTranslations('errors.fields');
  const errorText = useErrorText();
  const form = useForm<Values>({
    resolver: async (...asked) => {
      const resolver = await resolverOf<Values>(schema);
      return resolver(...asked);
    },
    ...(values && { defaultValues: values }),
  });
  const { errors, isSubmitting } = form.formState;

  // Loaded during the first keystrokes, so that it is ready when the form is sent.
  useEffect(() => {
    void resolverOf(schema);
  }, [schema]);

  const checkAndSend = form.handleSubmit(async (typed) => {
    try {
      onSent(await send(typed));
    } catch (error) {
      if (error instanceof ApiError) showRefusals(error.fields);
      onFailed(errorText(error), error);
    }
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => void checkAndSend(event);

  function showRefusals(fields: ApiError['fields']): void {
    const known = Object.keys(form.getValues());
    const refused = Object.entries(fields).filter(([name]) => known.includes(name));
    for (const [index, [name, code]] of refused.entries()) {
      // It is one of the names of the form.
      const field = name as FieldPath<Values>;
      form.setError(field, { type: 'server', message: code }, { shouldFocus: index === 0 });
    }
  }

  /** The error text of a field; undefined without an error. */
  function errorOf(name: keyof Values & string): string | undefined {
    const code = codeOf(name);
    if (code === undefined) return undefined;
    // A newer server may send a code that has no text here.
    const key = code as 'format';
    return t(t.has(key) ? key : 'format');
  }

  const codeOf = (name: keyof Values & string): string | undefined => {
    const message: unknown = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };

  return { form, register: form.register, submit, sending: isSubmitting, errorOf, codeOf };
}

/** Checks by the contract. If the validator cannot be loaded, only the server checks. */
async function resolverOf<Values extends FieldValues>(
  schema: () => Promise<z.ZodObject>,
): Promise<Resolver<Values>> {
  try {
    const [{ zodResolver }, body] = await Promise.all([import('@hookform/resolvers/zod'), schema()]);
    const resolver: unknown = zodResolver(body.strip(), { error: fieldCode }, { raw: true });
    // The caller states the type of the fields, which the schema of the body describes.
    return resolver as Resolver<Values>;
  } catch {
    return (values) => ({ values, errors: {} });
  }
}
