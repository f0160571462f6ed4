/** Returns the key of an email address: addresses that differ only by case are the same. */
export const emailKey = (email: string): string => email.toLowerCase();
