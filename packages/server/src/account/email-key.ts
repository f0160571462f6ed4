/**
 * Returns the key of an email address, by which accounts are found and are unique. Letter case is
 * all that the syntax of addresses leaves open (`isEmailAddress`).
 */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/**
 * Returns the key of the mailbox that letters to an address reach, for limits: without a tag,
 * `casey@x.org` for `casey+pennant@x.org`.
 */
export const mailboxKey = (email: string): string =>
  emailKey(email).replace(/(?<=.)\+[^@]*(?=@)/, '');
