import type { User } from '@pennant/contract/account';

/** Returns a user of the normal game speed, unless `facts` differ. */
export const aUser = (facts: Partial<User> = {}): User => ({
  userID: 'me',
  username: 'casey',
  email: 'casey@mudville.example',
  exp: 0,
  gameSpeed: 'normal',
  discordUsername: null,
  isAdmin: false,
  mustChangePassword: false,
  lastLogin: null,
  balance: 5000,
  ...facts,
});
