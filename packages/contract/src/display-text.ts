import { normalizeText, textFault } from '@pennant/rules/text/check-text';
import type { TextRule } from '@pennant/rules/text/text-rules';
import { z } from 'zod';

/**
 * Returns the schema of a text that is shown to others: it is brought into its normal form, and
 * refused with the rule's own sentence. `missing` is said where there is no text at all.
 */
export const displayText = (rule: TextRule, missing = rule.empty ?? `${rule.what} is a text.`) =>
  z
    .string(missing)
    .overwrite(normalizeText)
    .check((context) => {
      const message = textFault(context.value, rule);
      if (message !== null)
        context.issues.push({ code: 'custom', message, input: context.value, continue: false });
    })
    .describe(
      `At most ${rule.maxLength} characters as readers count them, and ${rule.maxBytes} bytes; ${
        rule.hasLines ? 'lines are parted by line feeds' : 'one line'
      }.`,
    );
