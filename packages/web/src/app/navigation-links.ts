import type { Visitor } from '../api/current-user.ts';
import { hasPage } from './routes.ts';

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

const EVERYONE: readonly NavigationLink[] = [
  { label: 'Home', to: '/' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Leaderboard', to: '/leaderboard' },
  { label: 'Campaigns', to: '/campaigns' },
];

const PLAYERS: readonly NavigationLink[] = [
  { label: 'Teams', to: '/team/user' },
  { label: 'Packs', to: '/packs/buy' },
  { label: 'Cards', to: '/cards/user' },
  { label: 'Wallet', to: '/wallet' },
  { label: 'Games', to: '/games/user' },
];

const GUESTS: readonly NavigationLink[] = [{ label: 'Login', to: '/login' }];

const ADMINS: readonly NavigationLink[] = [
  { label: 'Series', to: '/series' },
  { label: 'Bulk Cards', to: '/cards/bulk' },
  { label: 'Custom Card', to: '/cardCustom' },
  { label: 'Roll Dice', to: '/admin/roll-page' },
  { label: 'Comp Team', to: '/team/view-comp-teams' },
  { label: 'Rewards', to: '/rewards' },
  { label: 'Users', to: '/admin/users' },
  { label: 'Reports', to: '/admin/reports' },
  { label: 'Cups', to: '/admin/cups' },
];

/** The links to other sites. The operator names their addresses on the contact page. */
export const EXTERNAL_LINKS: readonly NavigationLink[] = [
  { label: 'Social', to: '/contact#social' },
  { label: 'Chat', to: '/contact#chat' },
  { label: 'Shop', to: '/contact#shop' },
];

const existing = (links: readonly NavigationLink[]) => links.filter(({ to }) => hasPage(to));

/** Returns the links of the navigation bar; none until the user check has finished. */
export function mainLinks(visitor: Visitor): NavigationLink[] {
  if (visitor.kind === 'checking') return [];
  if (visitor.kind !== 'player') return existing([...EVERYONE, ...GUESTS]);
  return [...existing([...EVERYONE, ...PLAYERS]), { label: visitor.user.username, to: '/account' }];
}

/** Returns the links of the second bar, which only admins see. */
export const adminLinks = (visitor: Visitor): NavigationLink[] =>
  visitor.kind === 'player' && visitor.user.isAdmin ? existing(ADMINS) : [];
