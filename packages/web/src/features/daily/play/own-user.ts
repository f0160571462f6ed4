/** What the user's side is called where sides are told apart by their users. */
export const OWN_USER = 'you';
