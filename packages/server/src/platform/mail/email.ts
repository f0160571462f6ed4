/** An email of the program to a user. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * The link that ends letters of this kind, shown by the reader's mail program. A POST to it ends
   * them at once (RFC 8058). Undefined for letters that nobody unsubscribes from.
   */
  readonly unsubscribeUrl?: string | undefined;
}
