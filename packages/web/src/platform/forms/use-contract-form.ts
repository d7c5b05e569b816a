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
   * Fetches the body's schema in the contract, so that the validator is no part of the page's first script. Fields
   * that only the form knows pass it by.
   */
  schema: () => Promise<z.ZodObject>;
  /** Absent for empty forms: then what was typed before the page came to life stays. */
  values?: DefaultValues<Values>;
  /** Gets what was typed; the server trims and folds as the contract says. */
  send: (values: Values) => Promise<Sent>;
  onSent: (sent: Sent) => void;
  /** Told in words why sending failed, and by what. The fields keep what was typed. */
  onFailed: (text: string, error: unknown) => void;
}

/**
 * A form that is checked by the contract before it is sent, and again by the server. What either refuses is said
 * at its field, and the first such field gets the focus. The page's row must name the namespace `errors`.
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

  // Fetched beside the first keystrokes, so that it is there when the form is sent.
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
      // It is among the form's own names.
      const field = name as FieldPath<Values>;
      form.setError(field, { type: 'server', message: code }, { shouldFocus: index === 0 });
    }
  }

  /** The words for what is wrong with a field; undefined when nothing is. */
  function errorOf(name: keyof Values & string): string | undefined {
    const code = codeOf(name);
    if (code === undefined) return undefined;
    // A newer server may send a code that these words do not know yet.
    const key = code as 'format';
    return t(t.has(key) ? key : 'format');
  }

  const codeOf = (name: keyof Values & string): string | undefined => {
    const message: unknown = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };

  return { form, register: form.register, submit, sending: isSubmitting, errorOf, codeOf };
}

/** Checks by the contract; where the validator cannot be fetched, the server alone does. */
async function resolverOf<Values extends FieldValues>(
  schema: () => Promise<z.ZodObject>,
): Promise<Resolver<Values>> {
  try {
    const [{ zodResolver }, body] = await Promise.all([import('@hookform/resolvers/zod'), schema()]);
    const resolver: unknown = zodResolver(body.strip(), { error: fieldCode }, { raw: true });
    // The caller names the type of the fields; the schema is that of the body they make up.
    return resolver as Resolver<Values>;
  } catch {
    return (values) => ({ values, errors: {} });
  }
}
