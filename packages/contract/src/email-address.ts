import { regexes } from 'zod/v4/core';

const MAX_EMAIL_LENGTH = 254;

/**
 * Returns whether a text is an email address: a plain one, by zod's strict syntax. Of the forms
 * that RFC 5322 also allows, none is: a display name with angle brackets, comments, groups, lists,
 * quoted local parts, literals of IP addresses. So one mailbox has one spelling, but for letter
 * case and a tag behind a plus sign (docs/decisions, "One spelling of an e-mail address").
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_EMAIL_LENGTH && regexes.email.test(text);
